/// One local calendar day of a forecast, in canonical units. Values that the service didn't give are `nil`.
package struct DailyForecast: Hashable, Sendable {
  package var date: CivilDate
  /// The most severe condition of the day.
  package var condition: Condition?
  private var values = QuantityValues()

  package init(date: CivilDate) { self.date = date }

  /// Whether it lacks a condition, the low and the high, and anything about precipitation.
  package var isEmpty: Bool {
    condition == nil && self[.temperatureMin] == nil && self[.temperatureMax] == nil && self[.precipitation] == nil
      && self[.precipitationChance] == nil
  }

  package subscript(quantity: Quantity) -> Double? {
    get { values[quantity] }
    set { values[quantity] = newValue }
  }

  /// The chance of precipitation in %; without one, 60 (shown as likely) from 1 mm on, else 0; `nil` if both are unknown.
  package var estimatedChance: Double? { self[.precipitationChance] ?? self[.precipitation].map { $0 >= 1 ? 60 : 0 } }
}
