package import Entities
package import Essentials
package import Terminal
package import ViewModels

/// One city in full: now, the next hours as plots, the next days as bars, air and warnings.
package struct CityPage {
  let appearance: Appearance
  let width: Int
  /// The lines there are, or `nil` for as many as are needed.
  let height: Int?

  package init(appearance: Appearance, width: Int, height: Int? = nil) {
    self.appearance = appearance
    self.width = max(width, 20)
    self.height = height
  }

  var words: Words { appearance.words }
  var theme: Theme { appearance.theme }

  package func lines(_ row: CityRowViewModel, units: Units, now: Date) -> [StyledText] {
    let lines = untrimmedLines(row, units: units, now: now)
    return appearance.glyphs == .words ? lines : lines.map { $0.truncated(to: width, ellipsis: appearance.ellipsis) }
  }

  private func untrimmedLines(_ row: CityRowViewModel, units: Units, now: Date) -> [StyledText] {
    let cells = RowCells(row, units: units, appearance: appearance, now: now)
    guard row.fetchedAt.value != nil || row.temperature.value != nil || row.forecast.value != nil else {
      return title(cells) + nothing(cells)
    }
    if appearance.glyphs == .words { return prose(cells) }
    return title(cells) + summary(cells) + warnings(cells) + wrapped(facts(cells)) + plots(cells) + week(cells)
      + night(cells)
      + wrapped(details(cells)) + credits(row)
  }

  /// Name, place and local time; then whose weather it is and how old.
  func title(_ cells: RowCells) -> [StyledText] {
    let row = cells.row
    let place = [row.region.value, row.countryCode.value].compactMap { $0 }.filter { $0 != row.name.value }
      .map(appearance.typed)
    var left = StyledText(" " + cells.name, theme.heading)
    if !place.isEmpty { left.append("  " + place.joined(separator: ", "), theme.quiet) }
    left += StyledText("  ") + cells.text(.time)
    let right = source(cells)
    let room = width - left.displayWidth - right.displayWidth - 1
    guard room >= 2 else { return [left, StyledText(" ") + right] }
    return [left + StyledText(String(repeating: " ", count: room)) + right]
  }

  private func source(_ cells: RowCells) -> StyledText {
    guard let provider = cells.row.provider.value ?? cells.row.forecastProvider.value else { return cells.text(.age) }
    var text = StyledText(provider.title, theme.quiet)
    if let other = cells.row.forecastProvider.value, other != provider {
      text.append(", " + words.forecast.forecastFrom(other.title), theme.quiet)
    }
    return text + StyledText("  ") + cells.text(.age)
  }

  private func nothing(_ cells: RowCells) -> [StyledText] {
    let reason = cells.row.problem.value.map { words.forecast.problem(words.problems.service($0)) }
    return (" " + (reason ?? words.loading)).wrapped(to: width - 1).map { StyledText($0, theme.problem) }
  }

  func summary(_ cells: RowCells) -> [StyledText] {
    var lines: [StyledText] = []
    if let problem = cells.row.problem.value {
      lines += indented(words.forecast.problem(words.problems.service(problem)), theme.warning)
    }
    if let sentence = sentence(cells), !sentence.isEmpty { lines += indented(sentence, .bold) }
    return lines
  }

  func sentence(_ cells: RowCells) -> String? {
    guard let forecast = cells.row.forecast.value else { return nil }
    let outlook = Outlook(forecast, at: cells.now, in: cells.row.zone)
    return OutlookText(quantities: cells.quantities, clock: cells.clock, zone: cells.row.zone, now: cells.now)
      .text(outlook)
  }

  func indented(_ text: String, _ style: Style) -> [StyledText] {
    words.wrapped(text, to: max(width - 2, 10)).map { StyledText(" " + $0, style) }
  }

  /// The credits that the licences ask for.
  private func credits(_ row: CityRowViewModel) -> [StyledText] {
    Attribution.lines(for: [row]).flatMap { indented($0, theme.quiet) }
  }
}
