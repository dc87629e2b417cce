/// What is expected at one place: the next hours and the next days.
package struct Forecast: Hashable, Sendable {
  package var hours: HourlyForecast
  package var days: [DailyForecast]

  package init(hours: HourlyForecast, days: [DailyForecast]) {
    self.hours = hours
    self.days = days
  }

  /// Whether the answer held no value at all.
  package var isEmpty: Bool { hours.isEmpty && days.allSatisfy(\.isEmpty) }
}

/// One local calendar day of a forecast. Every value a service did not give is `nil`.
package struct DailyForecast: Hashable, Sendable {
  package var date: CivilDate
  /// The most severe condition of the day.
  package var condition: Condition?
  private var values = QuantityValues()

  package init(date: CivilDate) {
    self.date = date
  }

  package var isEmpty: Bool {
    condition == nil && self[.temperatureMin] == nil && self[.temperatureMax] == nil && self[.precipitation] == nil
      && self[.precipitationChance] == nil
  }

  package subscript(quantity: Quantity) -> Double? {
    get { values[quantity] }
    set { values[quantity] = newValue }
  }
}

extension DailyForecast {
  /// The chance of precipitation in %: a millimetre and more counts where the service has no chance.
  package var chanceOrAmount: Double? { self[.precipitationChance] ?? self[.precipitation].map { $0 >= 1 ? 60 : 0 } }

  /// Whether the day is good for being outside, by the project's own rule: a chance of rain of 30 % and an amount of 1 mm at
  /// most, no wind over 10 m/s, and no thunderstorm, snow or fog. What a service does not have is taken to be fair.
  var isGoodOutdoors: Bool {
    self[.temperatureMax] != nil && isRainKnown && !isForbidding && chance <= 30 && (self[.precipitation] ?? 0) <= 1
      && (self[.windSpeedMax] ?? 0) <= 10
  }

  private var isForbidding: Bool {
    switch condition?.family {
    case .thunderstorm, .snow, .sleet, .fog: true
    default: false
    }
  }

  private var isRainKnown: Bool { condition != nil || self[.precipitation] != nil || self[.precipitationChance] != nil }

  /// %, by the day's condition where the service has no chance.
  private var chance: Double { self[.precipitationChance] ?? (condition?.isPrecipitation == true ? 70 : 0) }

  /// What makes one good day better than another, the first that differs deciding, less being better: the whole degrees
  /// that its high is under 18 °C or over 26 °C, mm, % and whole m/s of wind.
  fileprivate var outdoorRank: [Double] {
    let high = (self[.temperatureMax] ?? 0).rounded()
    return [max(18 - high, high - 26, 0), self[.precipitation] ?? 0, chance, (self[.windSpeedMax] ?? 0).rounded()]
  }
}

extension Sequence<DailyForecast> {
  /// The date of the best day for being outside: of the good ones the mildest, of equally mild ones the driest, then the
  /// calmest, then the first; `nil` when no day is good, or when all days are alike.
  package var bestDay: CivilDate? {
    let good = filter(\.isGoodOutdoors)
    guard let best = good.min(by: { $0.outdoorRank.lexicographicallyPrecedes($1.outdoorRank) }) else { return nil }
    let areAlike = allSatisfy { $0.isGoodOutdoors && $0.outdoorRank == best.outdoorRank }
    return areAlike ? nil : best.date
  }
}
