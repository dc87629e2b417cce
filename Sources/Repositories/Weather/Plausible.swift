import Entities

/// What each quantity can be on Earth. Fill values such as −9999 lie outside and count as unknown.
enum Plausible {
  /// °C: the records are −89.2 and 56.7 (WMO); models overshoot a little.
  static let temperature = -110.0...75.0
  static let percent = 0.0...100.0
  /// hPa at sea level: the records are 870 and 1084 (WMO).
  static let pressure = 800.0...1120.0
  /// m/s: the record gust is 113 (WMO).
  static let wind = 0.0...150.0
  static let direction = 0.0...360.0
  /// mm in a step of a few hours.
  static let precipitation = 0.0...1000.0
  /// Metres.
  static let visibility = 0.0...1e6
  static let uvIndex = 0.0...30.0

  /// The value if it is possible.
  static func value(_ value: Double?, in range: ClosedRange<Double>) -> Double? {
    value.flatMap { range.contains($0) ? $0 : nil }
  }

  /// The possible values of an hourly quantity.
  static func range(of quantity: HourlyForecast.Quantity) -> ClosedRange<Double> {
    switch quantity {
    case .temperature, .feelsLike, .dewPoint: temperature
    case .humidity, .precipitationChance, .cloudCover, .lowCloud, .midCloud, .highCloud: percent
    case .precipitation: precipitation
    case .visibility: visibility
    case .windSpeed, .windGust: wind
    case .windDirection: direction
    case .uvIndex: uvIndex
    case .pressure: pressure
    }
  }

  /// A column with NaN for what is impossible.
  static func column(_ values: [Float], of quantity: HourlyForecast.Quantity) -> [Float] {
    let range = range(of: quantity)
    let bounds = Float(range.lowerBound)...Float(range.upperBound)
    return values.contains { !bounds.contains($0) } ? values.map { bounds.contains($0) ? $0 : .nan } : values
  }
}
