package import Entities
import Essentials
package import Terminal
package import ViewModels

/// Several cities' nights compared: where it is worth going out, the best first.
package struct SkyComparison {
  let appearance: Appearance
  /// Columns, or `nil` for as many as are needed.
  let width: Int?

  package init(appearance: Appearance, width: Int?) {
    self.appearance = appearance
    self.width = width
  }

  private var words: Words { appearance.words }
  private var theme: Theme { appearance.theme }

  /// The best score first, then, without a forecast, the darkest.
  static func sorted(_ models: [SkyViewModel]) -> [SkyViewModel] {
    models.enumerated().sorted { left, right in
      let (a, b) = (rank(left.element), rank(right.element))
      return a == b ? left.offset < right.offset : a > b
    }.map(\.element)
  }

  private static func rank(_ model: SkyViewModel) -> Double { model.report.stargazing.rank }

  /// A title and a line for each city: the best night first, or in the order that somebody asked for.
  package func lines(_ models: [SkyViewModel], units: Units, keepsOrder: Bool = false) -> [StyledText] {
    let sorted = keepsOrder ? models : Self.sorted(models)
    let isKnown = sorted.contains { $0.report.stargazing.score != nil }
    let night = night(of: models)
    let title = StyledText(
      " " + (isKnown ? words.sky.clearest(night) : words.sky.clearestUnknown(night)), theme.heading)
    let rows = sorted.map { cells($0, units) }
    let columns = (rows.first ?? []).indices.map { index in rows.map { $0[index].displayWidth }.max() ?? 0 }
    let credits = appearance.credits(models.credits, width: width)
    return ([title, StyledText()] + rows.map { line($0, columns) } + (credits.isEmpty ? [] : [StyledText()] + credits))
      .map { appearance.cut($0.trimmed, to: width) }
  }

  /// The night's dates, or `nil` when it is the running or the coming one everywhere.
  private func night(of models: [SkyViewModel]) -> String? {
    models.first { !$0.isTonight }.map { words.sky.nightOf($0.report.date, appearance.words) }
  }

  /// All cities on one line: `Seoul 74 good · London 12 bad`.
  package func line(_ models: [SkyViewModel]) -> StyledText {
    models.map { StyledText(appearance.name($0.city.name) + " ") + score($0) }.joined(separator: appearance.divider)
  }

  private func line(_ cells: [StyledText], _ columns: [Int]) -> StyledText {
    zip(cells, columns).enumerated().reduce(StyledText(" ")) { line, cell in
      let (index, (text, column)) = cell
      let shown = index == 0 ? min(column, nameWidth) : column
      return line + (index > 0 ? StyledText("  ") : StyledText())
        + text.fitted(to: shown, index == 1 ? .right : .left, ellipsis: appearance.ellipsis)
    }
  }

  private var nameWidth: Int { (width ?? 80) < 60 ? 12 : 20 }

  /// Name, score, rating (or how dark it gets, which then orders the cities), best hours, and the reason.
  private func cells(_ model: SkyViewModel, _ units: Units) -> [StyledText] {
    let report = model.report
    let text = SkyText(zone: model.zone, units: units, appearance: appearance)
    let stargazing = report.stargazing
    let number = stargazing.score.map { StyledText(String($0), theme.style(ofScore: Double($0)).adding(.bold)) }
    let best =
      stargazing.best.map { window($0, stargazing, text) }
      ?? stargazing.past.map { text.words("was \(text.span($0.span))") }
    let darkness = text.darkness(report)
    let reason =
      stargazing.score == nil ? darkness : stargazing.reasons.first.map { words.sky.reason($0, text) } ?? darkness
    return [
      StyledText(appearance.name(model.city.name)), number ?? StyledText(appearance.dash, theme.quiet),
      StyledText(stargazing.rating.map(words.sky.ratingName) ?? howDark(stargazing, text)), StyledText(best ?? ""),
      StyledText(reason, theme.quiet),
    ]
  }

  /// The best hours, with their own score where it is another than that of the night.
  private func window(
    _ window: StargazingReport.Window, _ stargazing: StargazingReport, _ text: SkyText
  ) -> String {
    let isBetter = window.score >= (stargazing.score ?? 0) + 5
    return text.span(window.span) + (isBetter ? " (\(window.score))" : "")
  }

  private func howDark(_ stargazing: StargazingReport, _ text: SkyText) -> String {
    guard stargazing.score == nil, let darkness = stargazing.darkness, darkness > 0 else { return "" }
    return words("\(text.percent(100 * darkness)) dark")
  }

  private func score(_ model: SkyViewModel) -> StyledText {
    let stargazing = model.report.stargazing
    guard let score = stargazing.score else { return StyledText(appearance.dash, theme.quiet) }
    let rating = stargazing.rating.map(words.sky.ratingName) ?? ""
    return StyledText("\(score) \(rating)", theme.style(ofScore: Double(score)))
  }
}
