/// One local calendar day of a forecast. Every value a service did not give is `nil`.
package struct DailyForecast: Hashable, Sendable {
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
