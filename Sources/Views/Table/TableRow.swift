import Entities
import Essentials
import Terminal
import ViewModels

/// Lines of the table: its heading and its rows.
struct TableRow {
  let layout: TableLayout
  let appearance: Appearance
  /// Whether the rain of the hours has a line of its own under each city.
  var hasRainLines = false
  /// Whether the reason why a row has no weather is told elsewhere, so that the row need not repeat it.
  var isTold: (String) -> Bool = { _ in false }

  /// The columns' names, the one that the rows are sorted by marked, and what is the same for all cities.
  func heading(units: Units, sorted: Sorting? = nil, moon: StyledText? = nil) -> StyledText {
    line(sorted: sorted?.order) { column in
      if let strip = strip(column) { return strip.heading() }
      let name = heading(column, units, moon)
      guard let sorted, column.column.order == sorted.order else { return name }
      return StyledText(appearance.sortMark(sorted), appearance.theme.heading) + name
    }
  }

  private func heading(_ column: TableLayout.Column, _ units: Units, _ moon: StyledText?) -> StyledText {
    let style = appearance.theme.heading
    let name =
      column.column == .strip
      ? HourStrip(width: column.width, appearance: appearance).heading()
      : column.column.heading(units, appearance, isBrief: layout.isBrief)
    guard column.column == .city else { return StyledText(name, style) }
    let more = layout.contains(.days) ? appearance.bestLegend : moon
    let title = StyledText(name, style)
    guard let more, more.displayWidth <= column.width else { return title }
    let both = title + StyledText("  ") + more
    return both.displayWidth <= column.width ? both : more
  }

  /// A city.
  func text(_ cells: RowCells, mark: StyledText = StyledText(" ")) -> StyledText {
    if let reason = reason(cells) { return mark + failed(cells, reason) }
    let age = isOldUnseen(cells) ? cells.text(.age) : nil
    let home = age.map(column)
    return line(after: mark) { column in
      let text = self.text(column, cells)
      guard let age, home == column.column else { return text }
      return with(age, text, column)
    }
  }

  private func text(_ column: TableLayout.Column, _ cells: RowCells) -> StyledText {
    if let strip = strip(column) { return strip.text(cells) }
    switch column.column {
    case .strip: return HourStrip(width: column.width, appearance: appearance).text(cells)
    case .time:
      let text = cells.text(.time)
      return text.displayWidth <= column.width ? text : cells.shortTime
    default: return cells.text(column.column)
    }
  }

  /// Under the city's name until when it is dry or wet, whole or not at all, and bars of the chance of rain under its hours.
  func rain(_ cells: RowCells) -> StyledText {
    line { column in
      if column.column != .city { return strip(column)?.rain(cells).fitted(to: column.width) ?? StyledText() }
      let outlook = OutlookText(cells: cells)
      let notes = layout.contains(.note) ? [] : [outlook.note(), outlook.note(isShort: true)]
      let note = notes.first { $0.displayWidth <= column.width } ?? ""
      return StyledText(note.padded(to: column.width), appearance.theme.quiet)
    }
  }

  /// Why there is nothing of what the layout shows: the sky needs no weather, the strips only a forecast.
  func reason(_ cells: RowCells) -> String? {
    layout.isOfSky || (layout.isOfForecast && cells.row.forecast != nil) ? nil : cells.reason
  }

  // MARK: - Ages

  /// Whether the row is old, or lacks the weather now beside its forecast, and no column tells.
  private func isOldUnseen(_ cells: RowCells) -> Bool {
    guard !layout.contains(.age) else { return false }
    return cells.status.state == .stale
      || (layout.isOfForecast && cells.reason != nil && reason(cells) == nil)
  }

  /// The column that an age takes part of: that of words where it has room, else the name's. Among numbers it would be read
  /// as one of them.
  private func column(for age: StyledText) -> TableColumn {
    layout.columns.contains { $0.column == .condition && $0.width >= age.displayWidth } ? .condition : .city
  }

  /// A cell with an age beside what it shows; beside a name that needs the room, only the sign that there is one.
  private func with(_ age: StyledText, _ text: StyledText, _ column: TableLayout.Column) -> StyledText {
    let room = column.width - age.displayWidth - 1
    if column.column == .condition {
      return room < 3 ? age : age + StyledText(" ") + text.truncated(to: room, ellipsis: appearance.ellipsis)
    }
    let isRoomy = room >= min(TableLayout.shortestName, text.displayWidth)
    let told = isRoomy ? age : StyledText("!", appearance.theme.warning)
    let name = max(column.width - told.displayWidth - 1, 1)
    return text.fitted(to: name, ellipsis: appearance.ellipsis) + StyledText(" ") + told
  }

  /// A city without weather: its name, its time, and why.
  private func failed(_ cells: RowCells, _ reason: String) -> StyledText {
    let kept = layout.columns.filter { $0.column == .city || $0.column == .time }
    let text = kept.reduce(into: StyledText()) { text, column in
      text += self.text(column, cells).fitted(to: column.width, ellipsis: appearance.ellipsis)
      text.append("".padded(to: layout.gap))
    }
    let room = layout.width - TableLayout.margin - text.displayWidth
    let why = isTold(reason) ? "" : ": \(reason)"
    let words = StyledText(appearance.words("no data") + why, appearance.theme.problem)
    return text + words.truncated(to: max(room, 0), ellipsis: appearance.ellipsis)
  }

  // MARK: - Lines

  /// The strip of days or hours that a column is, if it is one.
  private func strip(_ column: TableLayout.Column) -> ForecastStrip? {
    let kind: ForecastStrip.Kind? =
      switch column.column {
      case .days: layout.firstDate.map { .days(from: $0) }
      case .hours: .hours(layout.clock)
      default: nil
      }
    return kind.map {
      ForecastStrip(
        kind: $0, width: column.width, appearance: appearance, mostDays: layout.mostDays, hasRainLines: hasRainLines)
    }
  }

  /// The columns beside each other, after as much as the margin takes; the mark of the sorted one stands in the blank
  /// before it.
  private func line(
    after margin: StyledText = StyledText("".padded(to: TableLayout.margin)), sorted: RowOrder? = nil,
    _ cell: (TableLayout.Column) -> StyledText
  ) -> StyledText {
    layout.columns.enumerated().reduce(into: StyledText()) { line, next in
      let (index, column) = next
      let before = index > 0 ? StyledText("".padded(to: layout.gap)) : margin
      let isMarked = sorted != nil && column.column.order == sorted
      line += isMarked ? StyledText("".padded(to: before.displayWidth - 1)) : before
      let width = column.width + (isMarked ? 1 : 0)
      line += cell(column).fitted(to: width, column.column.alignment, ellipsis: appearance.ellipsis)
    }
  }
}
