package import Essentials

/// The weather at one place at one moment. Every value a service did not give is `nil`.
package struct CurrentWeather: Hashable, Sendable, Codable {
  /// When the values were observed, or the model's valid time.
  package var observedAt: Date
  package var condition: Condition?
  /// °C, 2 m above ground.
  package var temperature: Double?
  /// °C.
  package var feelsLike: Double?
  /// °C.
  package var dewPoint: Double?
  /// Relative humidity, 0…100 %.
  package var humidity: Double?
  /// 0…100 %.
  package var cloudCover: Double?
  /// hPa, reduced to sea level.
  package var pressure: Double?
  /// Metres.
  package var visibility: Double?
  /// The WHO UV index, 0 and up.
  package var uvIndex: Double?
  /// m/s, 10 m above ground.
  package var windSpeed: Double?
  /// m/s.
  package var windGust: Double?
  /// Degrees from north, the direction the wind comes from.
  package var windDirection: Double?
  /// mm during the last hour, scaled to an hour where the service sums over less.
  package var precipitation: Double?
  /// What falls by quarters of an hour, in the order of time, around and after the moment; `nil` when the service does not
  /// tell it.
  package var quarters: [RainQuarter]?

  package init(observedAt: Date) {
    self.observedAt = observedAt
  }

  /// Whether the answer held no value at all, which services give with status 200 when a model has no data.
  package var isEmpty: Bool {
    condition == nil && temperature == nil && humidity == nil && windSpeed == nil && pressure == nil
  }
}
