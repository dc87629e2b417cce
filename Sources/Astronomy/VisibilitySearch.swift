package import Entities

/// Finds when targets are visible together from a place in the dark, and when best; all in UTC days since J2000.0.
package struct VisibilitySearch: Sendable {
  private let local: LocalSky
  private let targets: [LocalTarget]
  private let limits: VisibilityLimits
  /// Days between samples of the score, a quarter of an hour.
  private static let step = 1.0 / 96
  /// The shortest stretch that counts, ten minutes in days.
  private static let shortestStretch = 1.0 / 144

  /// A search of nights that the sky's ephemeris covers, for one target or more that must be up together.
  package init(_ targets: [LocalTarget], limits: VisibilityLimits, in local: LocalSky) {
    (self.targets, self.limits, self.local) = (targets, limits, local)
  }

  /// The stretches of a window, in order and of ten minutes or more, in which all targets are high enough and the Sun
  /// is low enough; `dark` are the spans of the latter, in order.
  package func stretches(of window: Range<Double>, while dark: [Range<Double>]) -> [Range<Double>] {
    guard !dark.isEmpty else { return [] }
    return targets.reduce(dark) { spans, target in
      let up = local.crossings(of: target, at: limits.minimumAltitude, in: window).intervalsAbove
      return spans.flatMap { span in up.filter { $0.overlaps(span) }.map { $0.clamped(to: span) } }
    }.filter { $0.upperBound - $0.lowerBound >= Self.shortestStretch }
  }

  /// When to look in some nights: the stretch with the highest score within a window, and the best instant in all of it
  /// with the last target's place; `nil` if no stretch overlaps the window.
  package func bestWindow(
    in nights: [Range<Double>], within window: Range<Double>, by score: (_ instant: Double) -> Double
  ) -> VisibilityWindow? {
    let spans = nights.flatMap { night in
      stretches(of: night, while: local.crossings(of: .sun, at: limits.maximumSunAltitude, in: night).intervalsBelow)
    }.filter { $0.overlaps(window) }
    guard spans.count > 1 else { return spans.first.map { self.window(of: $0, by: score) } }
    let scored = spans.map { (span: $0, best: score(best(in: $0.clamped(to: window), by: score))) }
    return scored.max { $0.best < $1.best }.map { self.window(of: $0.span, by: score) }
  }

  /// When to look in a stretch: best at the instant with the highest score, with the last target's place then.
  package func window(of span: Range<Double>, by score: (Double) -> Double) -> VisibilityWindow {
    let instant = refined(best(in: span, by: score), in: span, by: score)
    let place = targets.last.map { local.place(of: $0, at: instant) }
    let shown = Instant.dates(span)
    // An instant converted to a date may be a microsecond off.
    let best = min(max(Instant.date(instant), shown.lowerBound), shown.upperBound)
    return VisibilityWindow(span: shown, best: best, place: place ?? SkyPlace(altitude: 0, azimuth: 0))
  }

  /// The best instant among samples through a span and its end.
  private func best(in span: Range<Double>, by score: (Double) -> Double) -> Double {
    let instants = Array(stride(from: span.lowerBound, to: span.upperBound, by: Self.step)) + [span.upperBound]
    return instants.map { (instant: $0, score: score($0)) }.max { $0.score < $1.score }?.instant ?? span.lowerBound
  }

  /// The best instant near the best sample, to a second; an end of the range searched if that is as good.
  private func refined(_ sample: Double, in span: Range<Double>, by score: (Double) -> Double) -> Double {
    let (from, to) = (max(span.lowerBound, sample - Self.step), min(span.upperBound, sample + Self.step))
    let inner = Solver.minimum(from: from, to: to, tolerance: 1e-5) { -score($0) }
    return [from, to].reduce(inner) { best, end in score(end) >= score(best) ? end : best }
  }
}
