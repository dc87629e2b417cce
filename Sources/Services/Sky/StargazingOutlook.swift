import Astronomy
import Entities
import Essentials

/// Whether a night is worth going out for: light by computation, air by the forecast.
struct StargazingOutlook {
  let night: NightReport
  let local: LocalSky
  /// The lit part of the moon, 0…1.
  let illumination: Double

  /// An hour of the night, cut by the clock.
  private struct Slot {
    var span: Range<Date>
    var conditions: SkyConditions
    /// Whether it belongs to the darkest part, over which the night is judged.
    var isCore: Bool
    var hasForecast: Bool
  }

  /// The lights a night is judged by, best first: astronomical night, else nautical, else civil.
  private var core: SkyLight? {
    [SkyLight.dark, .astronomical, .nautical].first { !night.spans(of: $0).isEmpty }
  }

  func report(_ hours: HourlyForecast?, now: Date) -> StargazingReport {
    guard let core else { return StargazingReport(reasons: [.noNight]) }
    let slots = slots(hours, core: core)
    let judged = slots.filter(\.isCore)
    var report = StargazingReport(darkness: Self.mean(judged.map(\.conditions.dark)))
    let known = judged.filter { $0.hasForecast }
    guard !known.isEmpty, known.count * 2 >= judged.count else {
      report.reasons = [.noForecast(darkness: report.darkness ?? 0)] + lightReasons(judged.map(\.conditions), core)
      return report
    }
    report.hours = slots.compactMap { slot in
      slot.conditions.score.map {
        .init(span: slot.span, score: $0, cloud: 100 * (1 - (slot.conditions.clear ?? 1)))
      }
    }
    report.score = Int((Self.mean(known.compactMap(\.conditions.score)) ?? 0).rounded())
    if let best = Self.best(report.hours) { (report.bestFrom, report.bestTo) = (best.lowerBound, best.upperBound) }
    report.reasons = reasons(known.map(\.conditions), core, now)
    return report
  }

  // MARK: Hours

  private func slots(_ hours: HourlyForecast?, core: SkyLight) -> [Slot] {
    let dusk = night.spans(of: .nautical)
    let dark = night.spans(of: core)
    let first = (night.span.lowerBound.timeIntervalSince1970 / 3600).rounded(.down) * 3600
    var slots = stride(from: first, to: night.span.upperBound.timeIntervalSince1970, by: 3600).compactMap {
      start -> Slot? in
      let hour = Date(timeIntervalSince1970: start)..<Date(timeIntervalSince1970: start + 3600)
      guard let span = dusk.lazy.compactMap({ $0.overlap(with: hour) }).first else { return nil }
      let middle = span.lowerBound.addingTimeInterval(span.seconds / 2)
      var conditions = light(at: middle)
      let index = hours?.index(at: hour.lowerBound)
      if let hours, let index { conditions.read(hours, at: index) }
      return Slot(
        span: span, conditions: conditions, isCore: dark.contains { $0.contains(middle) },
        hasForecast: conditions.clear != nil)
    }
    // A darkness of a few minutes may miss every middle: then the darkest hour stands for it.
    let darkest = slots.indices.min { slots[$0].conditions.sunAltitude < slots[$1].conditions.sunAltitude }
    if let darkest, !slots.contains(where: \.isCore) { slots[darkest].isCore = true }
    return slots
  }

  private func light(at date: Date) -> SkyConditions {
    let instant = Instant.of(date)
    return SkyConditions(
      sunAltitude: local.altitude(of: .sun, at: instant), moonAltitude: local.altitude(of: .moon, at: instant),
      illumination: illumination)
  }

  /// The run of whole hours around the best one that are nearly as good, at least one; `nil` when even that is bad.
  private static func best(_ hours: [StargazingReport.Hour]) -> Range<Date>? {
    let whole = hours.indices.filter { hours[$0].span.seconds > 1800 }
    guard let top = whole.max(by: { hours[$0].score < hours[$1].score }), hours[top].score >= 20 else { return nil }
    let least = hours[top].score - 5
    var (first, last) = (top, top)
    while first > 0, hours[first - 1].score >= least, hours[first - 1].span.upperBound == hours[first].span.lowerBound {
      first -= 1
    }
    while last + 1 < hours.count, hours[last + 1].score >= least,
      hours[last + 1].span.lowerBound == hours[last].span.upperBound
    { last += 1 }
    return hours[first].span.lowerBound..<hours[last].span.upperBound
  }

  private static func mean(_ values: [Double]) -> Double? {
    values.isEmpty ? nil : values.reduce(0, +) / Double(values.count)
  }

  // MARK: Reasons

  /// What limits the night first, then whatever else takes more than an eighth, then what to be ready for.
  private func reasons(_ hours: [SkyConditions], _ core: SkyLight, _ now: Date) -> [StargazingReason] {
    var factors: [(Double, [StargazingReason])] = [
      (Self.mean(hours.compactMap(\.clear)) ?? 1, [cloud(hours)]),
      (Self.mean(hours.map(\.dark)) ?? 1, lightReasons(hours, core)),
      (Self.mean(hours.map(\.transparent)) ?? 1, [air(hours)]),
      (Self.mean(hours.map(\.steady)) ?? 1, [wind(hours)]),
    ]
    factors.sort { $0.0 < $1.0 }
    var reasons: [StargazingReason] = []
    let wet = hours.filter(\.isWet)
    if wet.count * 3 > hours.count { reasons.append(.rain(chance: wet.compactMap(\.precipitationChance).max())) }
    if factors[0].0 >= 0.9, reasons.isEmpty {
      let limit = hours.map(\.limitingMagnitude).max() ?? 0
      reasons.append(.fine(clear: 100 * (Self.mean(hours.compactMap(\.clear)) ?? 1), limitingMagnitude: limit))
    }
    for (value, sentences) in factors where value < 0.875 { reasons += sentences }
    if reasons.isEmpty { reasons += factors[0].1 }
    if let spread = hours.compactMap(\.spread).min(), spread < 2 { reasons.append(.dew(spread: max(spread, 0))) }
    let days = Int((night.span.lowerBound.timeIntervalSince(now) / 86_400).rounded(.up))
    if days > 3 { reasons.append(.lowConfidence(days: days)) }
    return reasons
  }

  private func cloud(_ hours: [SkyConditions]) -> StargazingReason {
    let cover = 100 * (1 - (Self.mean(hours.compactMap(\.clear)) ?? 1))
    let high = Self.mean(hours.map { $0.highCloud ?? 0 }) ?? 0
    let lower = Self.mean(hours.map { ($0.lowCloud ?? $0.cloud ?? 0) + ($0.midCloud ?? 0) }) ?? 0
    return .cloud(percent: cover, isHigh: high > 2 * lower)
  }

  private func air(_ hours: [SkyConditions]) -> StargazingReason {
    if hours.filter(\.isFoggy).count * 3 > hours.count { return .fog }
    let sight = Self.mean(hours.map(\.sight)) ?? 1
    let dryness = Self.mean(hours.map(\.dryness)) ?? 1
    if sight < dryness, let visibility = Self.mean(hours.compactMap(\.visibility)) { return .visibility(visibility) }
    return .humidity(Self.mean(hours.compactMap(\.humidity)) ?? 0)
  }

  private func wind(_ hours: [SkyConditions]) -> StargazingReason {
    .wind(speed: Self.mean(hours.compactMap(\.wind)) ?? 0, gust: hours.compactMap(\.gust).max())
  }

  /// The moon and the twilight, whichever takes more first.
  private func lightReasons(_ hours: [SkyConditions], _ core: SkyLight) -> [StargazingReason] {
    var reasons: [StargazingReason] = []
    let underMoon = Self.mean(hours.map(\.darkUnderMoon)) ?? 1
    let dark = Self.mean(hours.map(\.dark)) ?? 1
    let highest = hours.map(\.moonAltitude).max() ?? -90
    let moon = StargazingReason.moon(illumination: illumination, altitude: highest, until: moonset(core))
    if underMoon < 0.95, highest > 0 { reasons.append(moon) }
    if core != .dark { reasons.insert(.twilight(core), at: underMoon < dark + (1 - underMoon) ? reasons.count : 0) }
    if reasons.isEmpty, highest > 0, illumination > 0.02 { reasons.append(moon) }
    return reasons
  }

  /// When the moon sets while it is dark; `nil` when it stays up or comes later.
  private func moonset(_ core: SkyLight) -> Date? {
    night.moonUp.map(\.upperBound).first { set in night.spans(of: core).contains { $0.contains(set) } }
  }
}
