package import Entities
package import Essentials
package import Terminal
package import ViewModels

/// One city in full, in plots and tables or in plain words: weather, forecast, air, warnings and the night sky.
package struct CityPage: Styled {
  let appearance: Appearance
  /// The width of the page in columns, at least 20.
  let width: Int
  /// The columns that lines are wrapped or cut to; `nil` to put each sentence in plain words on one line.
  private let limit: Int?
  /// The lines of the screen or the pane; `nil` for a printed page, which takes as many as it needs.
  let height: Int?

  /// A page of `width` columns, at least 20; with `nil`, it has 80, and sentences in plain words aren't wrapped.
  /// `height` is the lines of the screen or the pane, `nil` for a printed page.
  package init(appearance: Appearance, width: Int?, height: Int? = nil) {
    (self.appearance, self.width, self.height) = (appearance, max(width ?? 80, 20), height)
    limit = appearance.isProse ? width : self.width
  }

  /// A city's page at `now`, its lines wrapped or cut to the width; it may be higher than the screen.
  package func lines(_ row: CityRowViewModel, units: Units, now: Date) -> [StyledText] {
    content(row, units: units, now: now).within(limit, appearance)
  }

  private func content(_ row: CityRowViewModel, units: Units, now: Date) -> [StyledText] {
    let cells = RowCells(row, units: units, appearance: appearance, now: now)
    guard cells.hasWeather else { return title(cells) + (noWeather(cells).first ?? []) + computed(cells) }
    if isProse { return prose(cells) }
    return isShort ? short(cells) : full(cells)
  }

  /// The name, region and local time, with the source of the weather and its age at the right edge or below. On narrow
  /// pages the region is left out, on very narrow ones the source as well.
  func title(_ cells: RowCells) -> [StyledText] {
    let row = cells.row
    let region = row.city.region == row.name ? nil : row.city.region(in: words.language)
    let names = [region, row.city.countryCode].compactMap { $0 }.filter { $0 != row.name }.map(appearance.displayable)
    let name = StyledText(" " + cells.name, theme.heading)
    let place = StyledText(names.isEmpty ? "" : "  " + names.joined(separator: ", "), theme.quiet)
    let time = StyledText("  ") + cells.time
    let forms = [name + place + time, name + time]
    guard let left = isProse ? forms.first : forms.first(where: { $0.displayWidth <= width }) else {
      return [name] + [cells.time, cells.age].indented()
    }
    let sides = isProse ? [source(cells)] : [source(cells), cells.age]
    let fitting = sides.first { left.displayWidth + 2 <= width - $0.displayWidth - 1 }
    guard let right = fitting else { return [left] + sides.suffix(1).indented() }
    return [left.padded(to: width - right.displayWidth - 1) + right]
  }

  /// The service that the weather is from and, if it's another, that of the forecast, and the weather's age.
  private func source(_ cells: RowCells) -> StyledText {
    guard let provider = cells.status.provider ?? cells.status.forecastProvider else { return cells.age }
    var text = StyledText(provider.title, theme.quiet)
    if let other = cells.status.forecastProvider, other != provider {
      text.append(", " + words("forecast: \(other.title)"), theme.quiet)
    }
    return text + StyledText("  ") + cells.age
  }

  /// Why there is no weather, in forms from full to brief, each in whole sentences; `loading` if nothing is wrong.
  func noWeather(_ cells: RowCells) -> [[StyledText]] {
    guard let problem = cells.status.problem, let why = why(cells) else {
      return [indented(words("loading"), theme.quiet)]
    }
    let (reason, step) = (words(problem.phrase), problem.remedy.map { words(Phrase(sentence: $0)) })
    return [why, step, words("Couldn't refresh: \(reason)."), reason.capitalizedFirst + "."].compactMap(\.self)
      .map { indented($0, theme.problem) }
  }

  /// The parts that need no service: the night, the sun, the moon and the planets.
  private func computed(_ cells: RowCells) -> [StyledText] {
    guard let report = cells.row.sky.value.report else { return [] }
    let facts = skyFacts(cells)
    if isProse { return facts.map { StyledText(" " + $0.plain) } }
    let planets = PlanetTable(text: cells.sky, width: width).lines(report)
    return NightBar(text: cells.sky, width: width - 1).lines(report.night, now: cells.now) + list(facts) + planets
  }

  /// Why the weather wasn't refreshed, and the forecast in a sentence.
  func summary(_ cells: RowCells) -> [StyledText] { summaries(cells).first ?? [] }

  /// Forms of ``summary(_:)`` from full to brief, each in whole sentences.
  func summaries(_ cells: RowCells) -> [[StyledText]] {
    let text = OutlookText(cells: cells)
    let (summary, half) = (text.summary, text.summarySentences.first.map(bold) ?? [])
    let (reason, whole) = (notRefreshed(cells), bold(summary))
    let twoHours = twoHours(cells, besides: summary)
    return [reason + whole + twoHours, reason + whole, reason + half, whole, half, reason]
  }

  /// Why the weather wasn't refreshed; empty if it was.
  func notRefreshed(_ cells: RowCells) -> [StyledText] { why(cells).map { indented($0, theme.warning) } ?? [] }

  /// Why the weather wasn't refreshed, `nil` if it was; on a screen also what to do, which commands report themselves.
  private func why(_ cells: RowCells) -> String? {
    cells.status.problem.map { problem in
      let step = height == nil ? nil : problem.remedy
      return words("Couldn't refresh: \(words(step.map { Phrase("\(problem.phrase); \($0)") } ?? problem.phrase)).")
    }
  }

  /// A sentence in bold, wrapped; no line if it is empty.
  func bold(_ sentence: String) -> [StyledText] { sentence.isEmpty ? [] : indented(sentence, .bold) }

  /// The rain of the next two hours, except for what the summary says already.
  func twoHours(_ cells: RowCells, besides summary: String) -> [StyledText] {
    let text = RainText(cells)
    if isProse { return text.wording(besides: summary).map { $0.isEmpty ? [] : indented($0 + ".", .plain) } ?? [] }
    return text.line(besides: summary, width: width - 1).map { [$0].indented() } ?? []
  }

  /// A text after a blank, wrapped to one column less than the page has.
  func indented(_ text: String, _ style: Style) -> [StyledText] {
    appearance.paragraph(text, width: limit.map { $0 - 1 }, style)
  }

  /// The credits that the data licences require.
  func credits(_ cells: RowCells) -> [StyledText] {
    appearance.credits([cells.row].credits(at: cells.now), width: width)
  }
}
