package import Entities
package import Essentials
package import Terminal
package import ViewModels

/// One city in full: now, the next hours as plots, the next days as bars, air and warnings.
package struct CityPage {
  let appearance: Appearance
  let width: Int
  /// The columns that were asked for; `nil` where sentences may take as many as they need.
  private let limit: Int?
  /// The lines there are, or `nil` for as many as are needed.
  let height: Int?

  /// A page of some columns, or 80 and sentences on one line each, and of some lines, or as many as are needed.
  package init(appearance: Appearance, width: Int?, height: Int? = nil) {
    self.appearance = appearance
    self.width = max(width ?? 80, 20)
    self.height = height
    limit = width
  }

  var words: Words { appearance.words }
  var theme: Theme { appearance.theme }

  package func lines(_ row: CityRowViewModel, units: Units, now: Date) -> [StyledText] {
    untrimmedLines(row, units: units, now: now).within(appearance.glyphs == .words ? limit : width, appearance)
  }

  private func untrimmedLines(_ row: CityRowViewModel, units: Units, now: Date) -> [StyledText] {
    let cells = RowCells(row, units: units, appearance: appearance, now: now)
    guard row.status.value.fetchedAt != nil || row.now.value?.temperature != nil || row.forecast.value != nil else {
      return title(cells) + nothing(cells) + computed(cells)
    }
    if appearance.glyphs == .words { return prose(cells) }
    return title(cells) + summary(cells) + warnings(cells) + wrapped(facts(cells)) + plots(cells) + week(cells)
      + night(cells) + wrapped(details(cells)) + credits(row)
  }

  /// Name, place and local time; then whose weather it is and how old.
  func title(_ cells: RowCells) -> [StyledText] {
    let row = cells.row
    let place = [row.city.value.region, row.city.value.countryCode].compactMap { $0 }.filter { $0 != row.name }
      .map(appearance.typed)
    var left = StyledText(" " + cells.name, theme.heading)
    if !place.isEmpty { left.append("  " + place.joined(separator: ", "), theme.quiet) }
    left += StyledText("  ") + cells.text(.time)
    let right = source(cells)
    let column = width - right.displayWidth - 1
    guard column - left.displayWidth >= 2 else { return [left, StyledText(" ") + right] }
    return [left.padded(to: column) + right]
  }

  private func source(_ cells: RowCells) -> StyledText {
    guard let provider = cells.row.status.value.provider ?? cells.row.status.value.forecastProvider else {
      return cells.text(.age)
    }
    var text = StyledText(provider.title, theme.quiet)
    if let other = cells.row.status.value.forecastProvider, other != provider {
      text.append(", " + words.forecast.forecastFrom(other.title), theme.quiet)
    }
    return text + StyledText("  ") + cells.text(.age)
  }

  private func nothing(_ cells: RowCells) -> [StyledText] {
    (" " + (problem(cells) ?? words.loading)).wrapped(to: width - 1).map { StyledText($0, theme.problem) }
  }

  /// What needs no service.
  private func computed(_ cells: RowCells) -> [StyledText] {
    guard cells.row.sky.value != nil else { return [] }
    let facts = skyFacts(cells)
    return appearance.glyphs == .words ? facts.map { StyledText(" " + $0.plain) } : night(cells) + wrapped(facts)
  }

  private func problem(_ cells: RowCells) -> String? {
    cells.row.status.value.problem.map { words.forecast.problem(words.problems.service($0)) }
  }

  /// Why it was not refreshed, and the forecast as a sentence.
  func summary(_ cells: RowCells) -> [StyledText] {
    let lines = problem(cells).map { indented($0, theme.warning) } ?? []
    let sentence = OutlookText(cells: cells).summary
    return (sentence.isEmpty ? lines : lines + indented(sentence, .bold)) + twoHours(cells)
  }

  /// The next two hours, by quarters.
  private func twoHours(_ cells: RowCells) -> [StyledText] {
    let text = RainText(cells)
    if appearance.glyphs == .words { return text.spoken.map { indented($0 + ".", .plain) } ?? [] }
    return text.line.map { [(StyledText(" ") + $0).truncated(to: width, ellipsis: appearance.ellipsis)] } ?? []
  }

  func indented(_ text: String, _ style: Style) -> [StyledText] {
    words.wrapped(text, to: max(width - 2, 10)).map { StyledText(" " + $0, style) }
  }

  /// The credits that the licences ask for.
  private func credits(_ row: CityRowViewModel) -> [StyledText] {
    [row].credits.flatMap { indented($0, theme.quiet) }
  }

  /// The next hours as plots; empty without a forecast.
  func plots(_ cells: RowCells) -> [StyledText] {
    guard let plot = HourPlot(cells, width: width) else { return [] }
    let curve = plot.curve(height: curveHeight)
    guard !curve.isEmpty else { return [] }
    let heading =
      isRoomy ? [StyledText(), StyledText(" " + words.forecast.nextHours(plot.slots.count), theme.heading)] : []
    return heading + curve + [plot.axis] + plot.lines
  }

  /// Blank lines and headings where the screen is not short of lines.
  var isRoomy: Bool { (height ?? .max) >= 36 }

  private var curveHeight: Int {
    guard let height else { return 6 }
    return min(max(height - 19, 3), 8)
  }

  /// The next seven days.
  func week(_ cells: RowCells) -> [StyledText] {
    let table = WeekTable(cells: cells, days: Array(cells.days.prefix(7)), width: width)
    guard !table.days.isEmpty else { return [] }
    return (isRoomy ? [StyledText()] : []) + table.lines + (isRoomy ? [StyledText()] : [])
  }
}
