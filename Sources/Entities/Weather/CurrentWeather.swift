package import Essentials

/// The weather at one place at one moment. Every value a service did not give is `nil`; all are in canonical units.
package struct CurrentWeather: Hashable, Sendable {
  /// When the values were observed, or the model's valid time.
  package var observedAt: Date
  package var condition: Condition?
  private var values = QuantityValues()
  /// What falls by quarters of an hour, in the order of time, around and after the moment; `nil` when the service does not
  /// tell it.
  package var quarters: [RainQuarter]?

  package init(observedAt: Date) {
    self.observedAt = observedAt
  }

  package subscript(quantity: Quantity) -> Double? {
    get { values[quantity] }
    set { values[quantity] = newValue }
  }

  /// Whether the answer held no value at all, which services give with status 200 when a model has no data.
  package var isEmpty: Bool {
    condition == nil && temperature == nil && humidity == nil && windSpeed == nil && pressure == nil
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

/// Members for those that code names one by one.
extension CurrentWeather {
  package var temperature: Double? {
    get { self[.temperature] }
    set { self[.temperature] = newValue }
  }
  package var feelsLike: Double? {
    get { self[.feelsLike] }
    set { self[.feelsLike] = newValue }
  }
  package var dewPoint: Double? {
    get { self[.dewPoint] }
    set { self[.dewPoint] = newValue }
  }
  package var humidity: Double? {
    get { self[.humidity] }
    set { self[.humidity] = newValue }
  }
  package var cloudCover: Double? {
    get { self[.cloudCover] }
    set { self[.cloudCover] = newValue }
  }
  package var pressure: Double? {
    get { self[.pressure] }
    set { self[.pressure] = newValue }
  }
  package var visibility: Double? {
    get { self[.visibility] }
    set { self[.visibility] = newValue }
  }
  package var uvIndex: Double? {
    get { self[.uvIndex] }
    set { self[.uvIndex] = newValue }
  }
  package var windSpeed: Double? {
    get { self[.windSpeed] }
    set { self[.windSpeed] = newValue }
  }
  package var windGust: Double? {
    get { self[.windGust] }
    set { self[.windGust] = newValue }
  }
  package var windDirection: Double? {
    get { self[.windDirection] }
    set { self[.windDirection] = newValue }
  }
  package var precipitation: Double? {
    get { self[.precipitation] }
    set { self[.precipitation] = newValue }
  }
}
