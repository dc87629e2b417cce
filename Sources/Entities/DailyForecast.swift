/// One local calendar day of a forecast. Every value a service did not give is `nil`.
package struct DailyForecast: Hashable, Sendable {
  package var date: CivilDate
  /// The most severe condition of the day.
  package var condition: Condition?
  /// °C.
  @Unknowable package var temperatureMin: Double?
  /// °C.
  @Unknowable package var temperatureMax: Double?
  /// mm.
  @Unknowable package var precipitation: Double?
  /// %, the highest of the day.
  @Unknowable package var precipitationChance: Double?
  /// m/s, the highest of the day.
  @Unknowable package var windSpeedMax: Double?
  /// The highest UV index of the day.
  @Unknowable package var uvIndexMax: Double?

  package init(date: CivilDate) {
    self.date = date
  }

  package var isEmpty: Bool {
    condition == nil && temperatureMin == nil && temperatureMax == nil && precipitation == nil
      && precipitationChance == nil
  }
}
