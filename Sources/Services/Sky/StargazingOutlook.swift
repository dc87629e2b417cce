import Astronomy
import Entities
import Essentials

/// Whether a night is worth going out for: light by computation, air by the forecast.
///
/// Of the running night what is left is judged; the score of the whole and its best hours that are over come beside it.
struct StargazingOutlook {
  let night: NightReport
  let local: LocalSky
  /// The lit part of the moon, 0…1.
  let illumination: Double
  /// The zenith without moon and sun, magnitudes per square arcsecond.
  var site = SkyBrightness.naturalSky

  /// The lights a night is judged by, best first: astronomical night, else nautical, else civil.
  private var core: SkyLight? {
    [SkyLight.dark, .astronomical, .nautical].first { !night.spans(of: $0).isEmpty }
  }

  func report(_ hours: HourlyForecast?, now: Date) -> StargazingReport {
    guard let core else { return StargazingReport(reasons: [night.darkest == .day ? .noSunset : .noNight]) }
    let all = slots(hours, core: core)
    let isPast = night.span.upperBound <= now
    let left = isPast ? all : all.compactMap { $0.part(from: now) }
    let reasons = StargazingReasons(night: night, illumination: illumination, site: site, core: core, now: now)
    var report = StargazingReport()
    report.isRunning = !isPast && all.first.map { $0.span.lowerBound < now } ?? false
    report.isOver = isPast || !left.contains(where: \.isCore)
    report.hours = all.compactMap { $0.hour }
    report.nightScore = Self.score(of: all.filter(\.isCore))
    let over = isPast ? all : all.compactMap { $0.part(until: now) }
    report.best = isPast ? nil : best(left, reasons)
    report.past = best(over, reasons).flatMap { $0.score >= (report.best?.score ?? 0) + 5 ? $0 : nil }
    judge(left.filter(\.isCore), reasons, &report)
    return report
  }

  /// The verdict on the hours that are left; of a night that is over, on all.
  private func judge(_ judged: [StargazingSlot], _ reasons: StargazingReasons, _ report: inout StargazingReport) {
    if report.isOver { report.reasons = [.nightOver] }
    guard !judged.isEmpty else { return }
    report.darkness = judged.mean { $0.dark }
    report.limitingMagnitude = judged.map(\.limit).max()
    report.score = Self.score(of: judged)
    report.reasons += report.score == nil ? reasons.ofLight(judged) : reasons.ofAll(judged)
  }

  /// The mean of hours, of which at least half must be known.
  private static func score(of slots: [StargazingSlot]) -> Int? { mean(of: slots).map { Int($0.rounded()) } }

  private static func mean(of slots: [StargazingSlot]) -> Double? {
    let known = slots.filter { $0.score != nil }
    guard !known.isEmpty, known.count * 2 >= slots.count else { return nil }
    return known.mean { $0.score ?? 0 }.map { min(max($0, 0), 100) }
  }

  // MARK: Hours

  private func slots(_ hours: HourlyForecast?, core: SkyLight) -> [StargazingSlot] {
    let dusk = night.spans(of: .nautical)
    let dark = night.spans(of: core)
    let first = (night.span.lowerBound.timeIntervalSince1970 / 3600).rounded(.down) * 3600
    var slots = stride(from: first, to: night.span.upperBound.timeIntervalSince1970, by: 3600).compactMap {
      start -> StargazingSlot? in
      let hour = Date(timeIntervalSince1970: start)..<Date(timeIntervalSince1970: start + 3600)
      guard let span = dusk.lazy.compactMap({ $0.overlap(with: hour) }).first else { return nil }
      let middle = span.lowerBound.addingTimeInterval(span.seconds / 2)
      var conditions = light(at: middle)
      if let hours, let index = hours.index(at: hour.lowerBound) { conditions.read(hours, at: index) }
      return StargazingSlot(span: span, conditions: conditions, isCore: dark.contains { $0.contains(middle) })
    }
    // A darkness of a few minutes may miss every middle: then the darkest hour counts for it.
    let darkest = slots.indices.min { slots[$0].conditions.sunAltitude < slots[$1].conditions.sunAltitude }
    if let darkest, !slots.contains(where: \.isCore) { slots[darkest].isCore = true }
    return slots
  }

  private func light(at date: Date) -> SkyConditions {
    let instant = Instant.of(date)
    return SkyConditions(
      sunAltitude: local.altitude(of: .sun, at: instant), moonAltitude: local.altitude(of: .moon, at: instant),
      illumination: illumination, site: site)
  }

  /// The run of hours around the best one that are nearly as good, and none worse than the night; `nil` when even the best is
  /// bad for the place, whose lamps shine in all of them. A part of an hour counts alone where no whole hour is better than
  /// the night.
  private func best(_ slots: [StargazingSlot], _ reasons: StargazingReasons) -> StargazingReport.Window? {
    let hours = slots.filter { $0.score != nil }
    func score(_ index: Int) -> Double { hours[index].score ?? 0 }
    func best(of indices: [Int]) -> Int? { indices.max { score($0) < score($1) } }
    let night = Self.mean(of: slots.filter(\.isCore)) ?? 0
    let whole = best(of: hours.indices.filter { hours[$0].span.seconds > 1800 && score($0) >= night })
    guard let top = whole ?? best(of: Array(hours.indices)), score(top) >= 20 * reasons.siteDark else { return nil }
    let least = max(score(top) - 5, night)
    var (first, last) = (top, top)
    while first > 0, score(first - 1) >= least, hours[first - 1].span.upperBound == hours[first].span.lowerBound {
      first -= 1
    }
    while last + 1 < hours.count, score(last + 1) >= least,
      hours[last + 1].span.lowerBound == hours[last].span.upperBound
    { last += 1 }
    let run = Array(hours[first...last])
    return Self.score(of: run).map {
      .init(
        span: hours[first].span.lowerBound..<hours[last].span.upperBound, score: $0, reason: reasons.ofAir(run).first)
    }
  }
}

/// An hour of the night, cut by the clock.
struct StargazingSlot {
  private(set) var span: Range<Date>
  let conditions: SkyConditions
  /// Whether it belongs to the darkest part, over which the night is judged.
  var isCore: Bool
  let limit: Double
  let dark: Double
  /// `nil` where clouds are not known.
  let score: Double?

  init(span: Range<Date>, conditions: SkyConditions, isCore: Bool) {
    self.span = span
    self.conditions = conditions
    self.isCore = isCore
    limit = conditions.limitingMagnitude
    dark = SkyConditions.dark(limitingMagnitude: limit)
    score = conditions.score(dark: dark)
  }

  /// What is left of it from an instant on, or was before one; `nil` for nothing.
  func part(from now: Date) -> Self? { part(of: max(now, span.lowerBound)..<max(now, span.upperBound)) }
  func part(until now: Date) -> Self? { part(of: min(now, span.lowerBound)..<min(now, span.upperBound)) }

  private func part(of wanted: Range<Date>) -> Self? {
    guard let span = span.overlap(with: wanted) else { return nil }
    var part = self
    part.span = span
    return part
  }

  var hour: StargazingReport.Hour? {
    score.map { .init(span: span, score: $0) }
  }
}

extension [StargazingSlot] {
  /// The mean of what is known of hours, cut ones counting less.
  func mean(_ value: (StargazingSlot) -> Double?) -> Double? {
    var (sum, weight) = (0.0, 0.0)
    for slot in self {
      guard let value = value(slot) else { continue }
      sum += value * slot.span.seconds
      weight += slot.span.seconds
    }
    return weight > 0 ? sum / weight : nil
  }
}
