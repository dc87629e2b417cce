package import Entities
package import Terminal

/// A comparison of several cities' nights for stargazing.
package struct SkyComparison: Styled {
  let appearance: Appearance
  /// Columns, or `nil` for no limit.
  let width: Int?

  /// A comparison in at most `width` columns; `nil` for no limit.
  package init(appearance: Appearance, width: Int?) { (self.appearance, self.width) = (appearance, width) }

  /// A title, a line for each city in the given order, and credits. `units` apply to the hours and reasons.
  package func lines(_ models: [NightSky], units: Units) -> [StyledText] {
    let isKnown = models.contains { $0.report.stargazing.score != nil }
    let title = StyledText(" " + title(datesOfOtherNight(models), isKnown: isKnown), theme.heading)
    let table = Table(columns(models, units), width: width, gap: 2, ellipsis: appearance.ellipsis)
    let credits = appearance.credits(models.credits, width: width)
    let head = isKnown && !isProse ? [StyledText(), table.heading()] : [StyledText()]
    return ([title] + head + models.map { table.line($0) } + (credits.isEmpty ? [] : [StyledText()] + credits))
      .map(\.trimmed).within(width, appearance)
  }

  /// The title; `isKnown` is whether there are scores.
  private func title(_ night: String?, isKnown: Bool) -> String {
    switch (isKnown, night) {
    case (true, nil): words("Best stargazing tonight")
    case (true, let night?): words("Best stargazing, night of \(night)")
    case (false, nil): words("Tonight, darkest first (no cloud forecast)")
    case (false, let night?): words("Night of \(night), darkest first (no cloud forecast)")
    }
  }

  /// The night's dates, `Fri 20–Sat 21 Nov 2026`; `nil` if it is the current or coming night everywhere.
  private func datesOfOtherNight(_ models: [NightSky]) -> String? {
    models.first { !$0.isTonight }.map {
      SkyText(zone: $0.city.zone, units: .metric, appearance: appearance).dates(ofNightAfter: $0.report.date)
    }
  }

  /// All cities on one line: `Seoul 74 good · London 12 bad`.
  package func line(_ models: [NightSky]) -> StyledText {
    models.map { StyledText(appearance.name(of: $0.city) + " ") + score($0) }.joined(separator: appearance.divider)
  }

  /// Name, score, rating (without a score, how dark it gets), best hours, and the reason.
  private func columns(_ models: [NightSky], _ units: Units) -> [Column<NightSky>] {
    func text(_ model: NightSky) -> SkyText { SkyText(zone: model.city.zone, units: units, appearance: appearance) }
    let names = models.map { appearance.name(of: $0.city) }.width
    let name = ColumnWidth(
      least: min(names, 6), priority: .max,
      steps: [.init(width: min(names, 12), priority: 110), .init(width: names, priority: 75)])
    let reasons = models.map { reason($0, text($0)) }.width
    return [
      Column("name", heading(words("City", context: "column")), width: name) { model, _ in
        StyledText(appearance.name(of: model.city))
      },
      Column("score", heading(words("Score")), .right, priority: 100, rows: models) { number($0) },
      Column("rating", priority: 70, rows: models) { StyledText(rating($0) ?? darkShare($0, text($0))) },
      Column("best", heading(words("Best hours", context: "column")), priority: 80, rows: models) {
        StyledText(bestHours($0.report.stargazing, text($0)))
      },
      Column(
        "reason", heading(words("Why")),
        width: ColumnWidth(least: min(reasons, 10), priority: 60, steps: [.init(width: reasons, priority: 0)])
      ) { model, width in
        // A reason is shown whole or not at all.
        StyledText(reason(model, text(model)), theme.quiet).whole(in: width)
      },
    ]
  }

  private func heading(_ text: String) -> StyledText { StyledText(text, theme.heading) }

  private func number(_ model: NightSky) -> StyledText {
    model.report.stargazing.score.map { StyledText(String($0), theme.style(ofScore: Double($0)).adding(.bold)) }
      ?? StyledText(dash, theme.quiet)
  }

  /// The best hours, with their own score if it is at least 5 points above the night's, or when they ended.
  private func bestHours(_ stargazing: StargazingReport, _ text: SkyText) -> String {
    guard let best = stargazing.best else {
      return stargazing.past.map { words("ended \(text.plainTime($0.span.upperBound))") } ?? ""
    }
    let isBetter = best.score >= (stargazing.score ?? 0) + 5
    return text.span(best.span) + (isBetter ? " (\(best.score))" : "")
  }

  /// The first reason for the score; without a score, how dark the night gets.
  private func reason(_ model: NightSky, _ text: SkyText) -> String {
    let (stargazing, darkness) = (model.report.stargazing, text.darkness(model.report))
    return stargazing.score == nil ? darkness : stargazing.reasons.first.map { text.reason($0) } ?? darkness
  }

  /// `74% dark`, for a night without a score; empty with one, or if that would be `0% dark`.
  private func darkShare(_ model: NightSky, _ text: SkyText) -> String {
    let stargazing = model.report.stargazing
    guard stargazing.score == nil, let darkness = stargazing.darkness, darkness >= 0.005 else { return "" }
    return words("\(text.percent(100 * darkness)) dark")
  }

  private func rating(_ model: NightSky) -> String? { model.report.stargazing.rating.map { words($0.phrase) } }

  /// `74 good`; a dash without a score.
  private func score(_ model: NightSky) -> StyledText {
    guard let score = model.report.stargazing.score else { return StyledText(dash, theme.quiet) }
    return StyledText("\(score) \(rating(model) ?? "")", theme.style(ofScore: Double(score)))
  }
}
