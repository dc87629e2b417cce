/// What is expected at one place: the next hours and the next days.
package struct Forecast: Hashable, Sendable, Codable {
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
package struct DailyForecast: Hashable, Sendable, Codable {
  package var date: CivilDate
  /// The most severe condition of the day.
  package var condition: Condition?
  /// °C.
  package var temperatureMin: Double?
  /// °C.
  package var temperatureMax: Double?
  /// mm.
  package var precipitation: Double?
  /// %, the highest of the day.
  package var precipitationChance: Double?
  /// m/s, the highest of the day.
  package var windSpeedMax: Double?
  /// The highest UV index of the day.
  package var uvIndexMax: Double?

  package init(date: CivilDate) {
    self.date = date
  }

  package var isEmpty: Bool {
    condition == nil && temperatureMin == nil && temperatureMax == nil && precipitation == nil
      && precipitationChance == nil
  }
}

extension DailyForecast {
  /// How good the day is for being outside, 100 at best, or `nil` when too little is known of it.
  ///
  /// The project's own rule: off go half the chance of rain in points, 4 for each mm up to 30, 3 for each m/s of wind over 6,
  /// 1.5 for each K that the high is under 18 °C or over 26 °C, and 10 for a grey sky.
  package var outdoorScore: Double? {
    guard let high = temperatureMax, condition != nil || precipitation != nil || precipitationChance != nil else {
      return nil
    }
    var score = 100 - (precipitationChance ?? (condition?.isPrecipitation == true ? 70 : 0)) / 2
    score -= min((precipitation ?? 0) * 4, 30)
    score -= max((windSpeedMax ?? 0) - 6, 0) * 3
    score -= max(18 - high, high - 26, 0) * 1.5
    if condition?.family == .cloudy || condition?.family == .fog { score -= 10 }
    return score
  }
}

extension Sequence<DailyForecast> {
  /// The date of the best day for being outside, the earlier of two alike; `nil` when nothing is known, or when no day
  /// differs from another by enough to matter.
  package var bestDay: CivilDate? {
    let rated = compactMap { day in day.outdoorScore.map { (day.date, $0) } }
    guard let best = rated.max(by: { $0.1 < $1.1 }), let worst = rated.map(\.1).min(), best.1 - worst >= 3 else {
      return nil
    }
    return best.0
  }
}
