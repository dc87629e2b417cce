import Astronomy
import Entities
import Essentials

/// Whether a night is worth going out for, from computed light and forecast air.
///
/// For a night in progress the verdict is on the hours left; the whole night's score and any better hours that are over are
/// given separately.
struct StargazingOutlook {
  let night: NightReport
  let local: LocalSky
  /// The illuminated fraction of the Moon, 0…1.
  let illumination: Double
  /// The brightness of the zenith without Moon and Sun, magnitudes per square arcsecond.
  var site = SkyBrightness.naturalSky

  /// The darkest light level that the night reaches, which it is judged by; `nil` if it doesn't reach nautical twilight.
  private var core: TwilightPhase? {
    [TwilightPhase.dark, .astronomical, .nautical].first { !night.spans(of: $0).isEmpty }
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
    report.hours = all.compactMap { slot in slot.score.map { .init(span: slot.span, score: $0) } }
    report.nightScore = Self.score(of: all.filter(\.isCore))
    let over = isPast ? all : all.compactMap { $0.part(until: now) }
    report.best = isPast ? nil : best(left, reasons)
    report.past = best(over, reasons).flatMap { $0.score >= (report.best?.score ?? 0) + 5 ? $0 : nil }
    judge(left.filter(\.isCore), reasons, &report)
    return report
  }

  /// Sets the verdict on some hours.
  private func judge(_ judged: [StargazingSlot], _ reasons: StargazingReasons, _ report: inout StargazingReport) {
    if report.isOver { report.reasons = [.nightOver] }
    guard !judged.isEmpty else { return }
    report.darkness = judged.mean { $0.dark }
    report.limitingMagnitude = judged.map(\.limit).max()
    report.score = Self.score(of: judged)
    report.reasons += report.score == nil ? reasons.ofLight(judged) : reasons.ofAll(judged)
  }

  /// The mean score; `nil` unless at least half of the hours have one.
  private static func score(of slots: [StargazingSlot]) -> Int? { mean(of: slots).map { Int($0.rounded()) } }

  private static func mean(of slots: [StargazingSlot]) -> Double? {
    let known = slots.filter { $0.score != nil }
    guard !known.isEmpty, known.count * 2 >= slots.count else { return nil }
    return known.mean { $0.score ?? 0 }.map { min(max($0, 0), 100) }
  }

  // MARK: Hours

  private func slots(_ hours: HourlyForecast?, core: TwilightPhase) -> [StargazingSlot] {
    let dusk = night.spans(of: .nautical)
    let dark = night.spans(of: core)
    let first = (night.span.lowerBound.timeIntervalSince1970 / 3600).rounded(.down) * 3600
    var slots = stride(from: first, to: night.span.upperBound.timeIntervalSince1970, by: 3600).compactMap {
      start -> StargazingSlot? in
      let hour = Date(timeIntervalSince1970: start)..<Date(timeIntervalSince1970: start + 3600)
      guard let span = dusk.lazy.compactMap({ $0.overlap(with: hour) }).first else { return nil }
      let middle = span.middle
      var conditions = light(at: middle)
      if let hours, let index = hours.index(at: hour.lowerBound) { conditions.read(hours, at: index) }
      return StargazingSlot(span: span, conditions: conditions, isCore: dark.contains { $0.contains(middle) })
    }
    // A few minutes of darkness may miss the middle of every hour; then the darkest hour counts.
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

  /// The hours around the best one that are nearly as good and no worse than the night's mean; `nil` if even the best is bad
  /// by the standards of the place's city light. A part of an hour is the best only if no longer one reaches the mean.
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

/// A clock hour of the night, or a part of one.
struct StargazingSlot {
  private(set) var span: Range<Date>
  let conditions: SkyConditions
  /// Whether it belongs to the darkest part, by which the night is judged.
  var isCore: Bool
  /// The limiting magnitude.
  let limit: Double
  let dark: Double
  /// `nil` if the cloud cover isn't known.
  let score: Double?

  init(span: Range<Date>, conditions: SkyConditions, isCore: Bool) {
    self.span = span
    self.conditions = conditions
    self.isCore = isCore
    limit = conditions.limitingMagnitude
    dark = SkyConditions.dark(limitingMagnitude: limit)
    score = conditions.score(dark: dark)
  }

  /// The part from an instant on; `nil` if empty.
  func part(from now: Date) -> Self? { part(of: max(now, span.lowerBound)..<max(now, span.upperBound)) }
  /// The part before an instant; `nil` if empty.
  func part(until now: Date) -> Self? { part(of: min(now, span.lowerBound)..<min(now, span.upperBound)) }

  private func part(of wanted: Range<Date>) -> Self? {
    guard let span = span.overlap(with: wanted) else { return nil }
    var part = self
    part.span = span
    return part
  }
}

extension [StargazingSlot] {
  /// The mean of a value, weighted by the length of the hours; those without one don't count.
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
