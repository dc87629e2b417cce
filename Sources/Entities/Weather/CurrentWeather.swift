package import Essentials

/// The weather at one place and time, in canonical units. Values that the service didn't give are `nil`.
package struct CurrentWeather: Hashable, Sendable, Codable {
  /// The time of observation, or the model's valid time.
  package var observedAt: Date
  package var condition: Condition?
  private var values = QuantityValues()
  /// Precipitation by quarter-hours, in order, around and after the time; `nil` if the service doesn't give it.
  package var quarters: [RainQuarter]?

  package init(observedAt: Date) { self.observedAt = observedAt }

  package subscript(quantity: Quantity) -> Double? {
    get { values[quantity] }
    set { values[quantity] = newValue }
  }

  /// Whether it has none of the basic values: services send such answers with status 200 if a model has no data.
  package var isEmpty: Bool {
    condition == nil && self[.temperature] == nil && self[.humidity] == nil && self[.windSpeed] == nil
      && self[.pressure] == nil
  }
}
