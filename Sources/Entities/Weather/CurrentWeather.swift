package import Essentials

/// The weather at one place and time, in canonical units. Values the service didn't give are `nil`.
package struct CurrentWeather: Hashable, Sendable {
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

  /// Whether it lacks all that useful answers have: services answer so with status 200 if a model has no data.
  package var isEmpty: Bool {
    condition == nil && self[.temperature] == nil && self[.humidity] == nil && self[.windSpeed] == nil
      && self[.pressure] == nil
  }
}

extension CurrentWeather: Codable {
  private enum CodingKeys: CodingKey { case observedAt, condition, quarters }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    observedAt = try container.decode(Date.self, forKey: .observedAt)
    condition = try container.decodeIfPresent(Condition.self, forKey: .condition)
    quarters = try container.decodeIfPresent([RainQuarter].self, forKey: .quarters)
    values = try QuantityValues(from: decoder)
  }

  package func encode(to encoder: any Encoder) throws {
    try values.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(observedAt, forKey: .observedAt)
    try container.encodeIfPresent(condition, forKey: .condition)
    try container.encodeIfPresent(quarters, forKey: .quarters)
  }
}
