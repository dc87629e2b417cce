extension DailyForecast {
  /// Whether the day is good for being outside, by skydash's own rule: at most a 30% chance of rain, 1 mm and 10 m/s of
  /// wind, and no thunderstorm, snow, sleet or fog. Unknown values count as good, except the high and rain as a whole.
  var isGoodOutdoors: Bool {
    self[.temperatureMax] != nil && isRainKnown && !isUninviting && chanceOutdoors <= 30
      && (self[.precipitation] ?? 0) <= 1 && (self[.windSpeedMax] ?? 0) <= 10
  }

  private var isUninviting: Bool { [.thunderstorm, .snow, .sleet, .fog].contains(condition?.family) }

  private var isRainKnown: Bool { condition != nil || self[.precipitation] != nil || self[.precipitationChance] != nil }

  /// The chance of precipitation in %; without one, 70 if something falls by the day's condition, else 0. Unlike
  /// ``estimatedChance``, it counts days with little rain.
  private var chanceOutdoors: Double { self[.precipitationChance] ?? (condition?.isPrecipitation == true ? 70 : 0) }

  /// The sort key of good days, best lowest: whole degrees by which the high misses 18…26 °C, mm, %, whole m/s.
  fileprivate var outdoorRank: [Double] {
    let high = (self[.temperatureMax] ?? 0).rounded()
    let missedDegrees = max(18 - high, high - 26, 0)
    return [missedDegrees, self[.precipitation] ?? 0, chanceOutdoors, (self[.windSpeedMax] ?? 0).rounded()]
  }
}

extension Sequence<DailyForecast> {
  /// The mildest good day, and of equals the driest, calmest, first; `nil` if no day is good or all are equally good.
  package var bestDay: CivilDate? {
    let good = filter(\.isGoodOutdoors)
    guard let best = good.min(by: { $0.outdoorRank.lexicographicallyPrecedes($1.outdoorRank) }) else { return nil }
    let areAllAlike = allSatisfy { $0.isGoodOutdoors && $0.outdoorRank == best.outdoorRank }
    return areAllAlike ? nil : best.date
  }
}
