import Entities
import Terminal
import ViewModels

/// The lines of the table of cities: a city's cells in columns, or the reason why it has none.
struct CityTable: Styled {
  private typealias Name = CityColumns.Name

  let columns: CityColumns
  let table: Table<RowCells>
  /// Whether a reason for missing weather is given elsewhere, so that the row doesn't repeat it.
  let isReasonGivenElsewhere: (String) -> Bool

  /// A table of the columns that fit; by default, each row gives the reason for its missing weather.
  init(_ columns: CityColumns, isReasonGivenElsewhere: @escaping (String) -> Bool = { _ in false }) {
    (self.columns, self.isReasonGivenElsewhere) = (columns, isReasonGivenElsewhere)
    table = columns.table
  }

  var appearance: Appearance { columns.appearance }

  /// The columns' headings, with a mark on the one that the rows are sorted by.
  func heading(sorted: Sorting? = nil) -> StyledText {
    let mark = sorted.map { StyledText(appearance.sortMark($0), theme.heading) }
    return table.heading(sorted: sorted?.order, mark: mark ?? StyledText())
  }

  /// A city's row after a mark, such as that of the selection, with an optional sign before the city's name.
  func text(_ cells: RowCells, mark: StyledText = StyledText(" "), sign: StyledText? = nil) -> StyledText {
    if let reason = reason(cells) { return mark + lineWithoutWeather(cells, reason, sign) }
    let agedColumn = needsAge(cells) ? nameOfColumn(for: cells.age) : nil
    return table.line(mark) { placed in
      let text = cell(cells, placed, sign)
      return placed.column.name == agedColumn ? withAge(text, cells.age, in: placed) : text
    }
  }

  /// A cell, with the sign before the city's name.
  private func cell(_ cells: RowCells, _ placed: Table<RowCells>.Placed, _ sign: StyledText?) -> StyledText {
    let text = placed.column.cell(cells, placed.width)
    return placed.column.name == Name.city ? (sign ?? StyledText()) + text : text
  }

  /// The line below a city's hours: bars for the chance of rain and, if it fits, how long it stays dry or wet.
  func rain(_ cells: RowCells) -> StyledText {
    table.line { placed in
      guard placed.column.name == Name.city else {
        return columns.hourStrip(in: placed)?.rain(cells).fitted(to: placed.width) ?? StyledText()
      }
      let note = table.contains(Name.note) ? "" : OutlookText(cells: cells).note(width: placed.width)
      return StyledText(note.padded(to: placed.width), theme.quiet)
    }
  }

  /// Why a row has no data for these columns; `nil` if it has some. The sky needs no weather, a strip only a forecast.
  func reason(_ cells: RowCells) -> String? {
    columns.set == .sky || (columns.set.isForecast && cells.row.forecast != nil) ? nil : cells.reason
  }

  // MARK: - Ages

  /// Whether another column has to show the row's age: it is stale, or has a forecast without current weather.
  private func needsAge(_ cells: RowCells) -> Bool {
    guard !table.contains(Name.age) else { return false }
    return cells.status.state == .stale || (columns.set.isForecast && cells.reason != nil && reason(cells) == nil)
  }

  /// The column that also shows an age: the condition's if that is wide enough, else the city's.
  private func nameOfColumn(for age: StyledText) -> String {
    (table[Name.condition]?.width ?? 0) >= age.displayWidth ? Name.condition : Name.city
  }

  /// A cell's text with an age beside it or, if a name needs the room, only a `!`.
  private func withAge(_ text: StyledText, _ age: StyledText, in placed: Table<RowCells>.Placed) -> StyledText {
    let room = placed.width - age.displayWidth - 1
    if placed.column.name == Name.condition {
      let mark = StyledText(isProse ? ": " : " ")
      return room < mark.displayWidth + 2
        ? age : (age + mark + text).truncated(to: placed.width, ellipsis: appearance.ellipsis)
    }
    let isRoomy = room >= min(CityColumns.shortestName, text.displayWidth)
    let shown = isRoomy ? age : StyledText("!", theme.warning)
    let name = max(placed.width - shown.displayWidth - 1, 1)
    return text.fitted(to: name, ellipsis: appearance.ellipsis) + StyledText(" ") + shown
  }

  /// The row of a city without weather, without the mark: the name with a sign before it, the time, and the reason.
  private func lineWithoutWeather(_ cells: RowCells, _ reason: String, _ sign: StyledText?) -> StyledText {
    var text = StyledText()
    for placed in table.columns where [Name.city, Name.time].contains(placed.column.name) {
      text += cell(cells, placed, sign).fitted(to: placed.width, ellipsis: appearance.ellipsis)
      text.append("".padded(to: table.gap))
    }
    let room = table.width - Table<RowCells>.margin - text.displayWidth
    let brief = words("no data")
    let full = isReasonGivenElsewhere(reason) ? brief : "\(brief): \(reason)"
    let shown = StyledText(full.displayWidth <= room ? full : brief, theme.problem)
    return text + shown.truncated(to: max(room, 0), ellipsis: appearance.ellipsis)
  }
}
