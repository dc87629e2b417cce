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
