import Astronomy
import Entities
import Essentials

/// The reasons why some hours of a night are good or bad for stargazing.
extension StargazingOutlook {
  /// The factor of the score (0…1) from which a night is fine or a place dark.
  private static let fine = 0.9
  /// The factor below which it is worth naming, as it takes more than an eighth of the score.
  private static let limiting = 0.875
  /// The share of a moonless sky's stars below which the Moon is named.
  private static let moonlit = 0.95

  /// The share of a natural sky's stars that the place's city light leaves, 0…1.
  var siteDarkness: Double { SkyConditions.darkness(limitingMagnitude: siteLimitingMagnitude) }
  private var siteLimitingMagnitude: Double { SkyBrightness.limitingMagnitude(under: siteBrightness) }

  /// The temporary reasons, then city light, and last a caution for a night more than three days ahead.
  func reasonsWithForecast(_ hours: [StargazingHour]) -> [StargazingReason] {
    var reasons = temporaryReasons(hours) + cityLight
    let days = Int((min(night.span.lowerBound.timeIntervalSince(now), 1e9) / 86_400).rounded(.up))
    if days > 3 { reasons.append(.lowConfidence(days: days)) }
    return reasons
  }

  /// The reasons without a forecast: that there is none, then Moon and twilight, then city light.
  func reasonsWithoutForecast(_ hours: [StargazingHour]) -> [StargazingReason] {
    [.noForecast(dark: 100 * (hours.mean { $0.darkness } ?? 0))] + light(hours) + cityLight
  }

  /// City light, if it takes more than a tenth of a natural sky's stars.
  private var cityLight: [StargazingReason] {
    siteDarkness < Self.fine ? [.cityLight(brightness: siteBrightness, limitingMagnitude: siteLimitingMagnitude)] : []
  }

  /// The reasons that pass, unlike city light: rain in more than a third of the hours, or that they are fine; limiting
  /// factors, worst first, or at least the worst one; last dew, if within 2 °C.
  func temporaryReasons(_ hours: [StargazingHour]) -> [StargazingReason] {
    let factors = factors(hours)
    var reasons: [StargazingReason] = []
    let wet = hours.filter(\.conditions.isWet)
    if wet.count * 3 > hours.count {
      reasons.append(.rain(chance: wet.compactMap { $0.conditions.precipitationChance }.max()))
    }
    if factors[0].share >= Self.fine, reasons.isEmpty {
      let limitingMagnitude = hours.map(\.limitingMagnitude).max() ?? 0
      reasons.append(.fine(clear: 100 * clearness(hours), limitingMagnitude: limitingMagnitude))
    }
    for factor in factors where factor.share < Self.limiting { reasons += factor.reasons }
    if reasons.isEmpty { reasons += factors[0].reasons }
    if let spread = hours.compactMap({ $0.conditions.dewPointSpread }).min(), spread < 2 {
      reasons.append(.dew(spread: max(spread, 0)))
    }
    return reasons
  }

  /// The four factors of the score, 0…1, with the reasons for each, worst first.
  private func factors(_ hours: [StargazingHour]) -> [(share: Double, reasons: [StargazingReason])] {
    [
      (clearness(hours), [cloud(hours)]), (relativeToSite(hours.mean { $0.darkness }), light(hours)),
      (hours.mean { $0.conditions.transparency } ?? 1, [air(hours)]),
      (hours.mean { $0.conditions.steadiness } ?? 1, [wind(hours)]),
    ].sorted { $0.share < $1.share }
  }

  private func clearness(_ hours: [StargazingHour]) -> Double { hours.mean { $0.conditions.clearness } ?? 1 }

  /// Mostly high, if there is more than twice as much of it as of lower layers.
  private func cloud(_ hours: [StargazingHour]) -> StargazingReason {
    let cover = 100 * (1 - clearness(hours))
    let high = hours.mean { $0.conditions.highCloud ?? 0 } ?? 0
    let lower = hours.mean { ($0.conditions.lowCloud ?? $0.conditions.cloud ?? 0) + ($0.conditions.midCloud ?? 0) }
    return .cloud(percent: cover, isHigh: high > 2 * (lower ?? 0))
  }

  /// Fog in more than a third of the hours, else haze or humidity, whichever takes more; fog again if neither does.
  private func air(_ hours: [StargazingHour]) -> StargazingReason {
    if hours.filter(\.conditions.isFoggy).count * 3 > hours.count { return .fog }
    let visible = hours.mean { $0.conditions.visibilityFactor } ?? 1
    let dryness = hours.mean { $0.conditions.dryness } ?? 1
    if visible < dryness, let visibility = hours.mean({ $0.conditions.visibility }) { return .visibility(visibility) }
    guard dryness < 1, let humidity = hours.mean({ $0.conditions.humidity }) else { return .fog }
    return .humidity(humidity)
  }

  private func wind(_ hours: [StargazingHour]) -> StargazingReason {
    .wind(speed: hours.mean { $0.conditions.wind } ?? 0, gust: hours.compactMap { $0.conditions.gust }.max())
  }

  /// A share of a natural sky's stars relative to what the place's city light leaves; 1 if unknown.
  private func relativeToSite(_ darkness: Double?) -> Double { (darkness ?? 1) / max(siteDarkness, 0.01) }

  /// Moon and twilight, whichever takes more first; else the Moon if it is up and more than 2 % lit.
  private func light(_ hours: [StargazingHour]) -> [StargazingReason] {
    var reasons: [StargazingReason] = []
    let underMoon = relativeToSite(hours.mean { $0.conditions.darknessUnderMoon })
    let underBoth = relativeToSite(hours.mean { $0.darkness })
    let highest = hours.map(\.conditions.moonAltitude).max() ?? -90
    let moon = StargazingReason.moon(lit: 100 * illumination, altitude: highest, until: moonset)
    if underMoon < Self.moonlit, highest > 0 { reasons.append(moon) }
    let isMoonWorse = 1 - underMoon > underMoon - underBoth
    if night.darkest != .dark { reasons.insert(.twilight(night.darkest), at: isMoonWorse ? reasons.count : 0) }
    if reasons.isEmpty, highest > 0, illumination > 0.02 { reasons.append(moon) }
    return reasons
  }

  /// The moonset still ahead in the darkest part of the night; `nil` if there is none.
  private var moonset: Date? {
    night.moonUp.map(\.upperBound).first { set in
      set > now && night.spans(atLeast: night.darkest).contains { $0.contains(set) }
    }
  }
}
