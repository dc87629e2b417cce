import Astronomy
import Entities
import Essentials

/// The reasons why some hours of a night are good or bad for stargazing.
struct StargazingReasons {
  let night: NightReport
  let illumination: Double
  let site: Double
  let core: TwilightPhase
  let now: Date

  /// How dark the place gets without Moon and Sun, 0…1.
  var siteDark: Double { SkyConditions.dark(limitingMagnitude: siteLimit) }
  private var siteLimit: Double { SkyBrightness.limitingMagnitude(site) }

  /// ``ofAir(_:)`` with city light, and a caution for a night more than three days ahead.
  func ofAll(_ hours: [StargazingSlot]) -> [StargazingReason] {
    var reasons = ofAir(hours) + lamps
    let days = Int((min(night.span.lowerBound.timeIntervalSince(now), 1e9) / 86_400).rounded(.up))
    if days > 3 { reasons.append(.lowConfidence(days: days)) }
    return reasons
  }

  /// The reasons without a forecast.
  func ofLight(_ hours: [StargazingSlot]) -> [StargazingReason] {
    [.noForecast(darkness: hours.mean { $0.dark } ?? 0)] + light(hours) + lamps
  }

  /// City light, if it leaves less than nine tenths of a natural sky's darkness.
  private var lamps: [StargazingReason] {
    siteDark < 0.9 ? [.cityLight(brightness: site, limitingMagnitude: siteLimit)] : []
  }

  /// The most limiting factor first, then others that take more than an eighth, then a warning of dew.
  func ofAir(_ hours: [StargazingSlot]) -> [StargazingReason] {
    var factors: [(Double, [StargazingReason])] = [
      (hours.mean { $0.conditions.clear } ?? 1, [cloud(hours)]),
      ((hours.mean { $0.dark } ?? 1) / max(siteDark, 0.01), light(hours)),
      (hours.mean { $0.conditions.transparent } ?? 1, [air(hours)]),
      (hours.mean { $0.conditions.steady } ?? 1, [wind(hours)]),
    ]
    factors.sort { $0.0 < $1.0 }
    var reasons: [StargazingReason] = []
    let wet = hours.filter(\.conditions.isWet)
    if wet.count * 3 > hours.count {
      reasons.append(.rain(chance: wet.compactMap { $0.conditions.precipitationChance }.max()))
    }
    if factors[0].0 >= 0.9, reasons.isEmpty {
      let limit = hours.map(\.limit).max() ?? 0
      reasons.append(.fine(clear: 100 * (hours.mean { $0.conditions.clear } ?? 1), limitingMagnitude: limit))
    }
    for (value, sentences) in factors where value < 0.875 { reasons += sentences }
    if reasons.isEmpty { reasons += factors[0].1 }
    if let spread = hours.compactMap({ $0.conditions.spread }).min(), spread < 2 {
      reasons.append(.dew(spread: max(spread, 0)))
    }
    return reasons
  }

  private func cloud(_ hours: [StargazingSlot]) -> StargazingReason {
    let cover = 100 * (1 - (hours.mean { $0.conditions.clear } ?? 1))
    let high = hours.mean { $0.conditions.highCloud ?? 0 } ?? 0
    let lower = hours.mean { ($0.conditions.lowCloud ?? $0.conditions.cloud ?? 0) + ($0.conditions.midCloud ?? 0) }
    return .cloud(percent: cover, isHigh: high > 2 * (lower ?? 0))
  }

  private func air(_ hours: [StargazingSlot]) -> StargazingReason {
    if hours.filter(\.conditions.isFoggy).count * 3 > hours.count { return .fog }
    let sight = hours.mean { $0.conditions.sight } ?? 1
    let dryness = hours.mean { $0.conditions.dryness } ?? 1
    if sight < dryness, let visibility = hours.mean({ $0.conditions.visibility }) { return .visibility(visibility) }
    return .humidity(hours.mean { $0.conditions.humidity } ?? 0)
  }

  private func wind(_ hours: [StargazingSlot]) -> StargazingReason {
    .wind(speed: hours.mean { $0.conditions.wind } ?? 0, gust: hours.compactMap { $0.conditions.gust }.max())
  }

  /// Moon and twilight, whichever takes more first.
  private func light(_ hours: [StargazingSlot]) -> [StargazingReason] {
    var reasons: [StargazingReason] = []
    let underMoon = (hours.mean { $0.conditions.darkUnderMoon } ?? 1) / max(siteDark, 0.01)
    let dark = (hours.mean { $0.dark } ?? 1) / max(siteDark, 0.01)
    let highest = hours.map(\.conditions.moonAltitude).max() ?? -90
    let moon = StargazingReason.moon(illumination: illumination, altitude: highest, until: moonset)
    if underMoon < 0.95, highest > 0 { reasons.append(moon) }
    if core != .dark { reasons.insert(.twilight(core), at: underMoon < dark + (1 - underMoon) ? reasons.count : 0) }
    if reasons.isEmpty, highest > 0, illumination > 0.02 { reasons.append(moon) }
    return reasons
  }

  /// The moonset still ahead in the dark part of the night; `nil` if there is none.
  private var moonset: Date? {
    night.moonUp.map(\.upperBound).first { set in
      set > now && night.spans(of: core).contains { $0.contains(set) }
    }
  }
}
