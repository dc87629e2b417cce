/// A weather quantity. A new one needs only a case, whose name documents and files use, and its row.
///
/// Documents, the cache, `--format`, `--sort`, Prometheus metrics and plausibility checks are derived from the rows.
package enum Quantity: Int, CaseIterable, CodingKey, Codable, Sendable {
  /// Air temperature 2 m above ground; `temperatureMin` and `temperatureMax` are for a local calendar day.
  case temperature, temperatureMin, temperatureMax
  /// Apparent temperature.
  case feelsLike
  /// The chance of precipitation; for a day, the highest.
  case precipitationChance
  /// For now, the amount in the last hour, scaled up if the service sums over less; for an hour or a day, the sum.
  case precipitation
  /// The depth of fresh snow; for a day, the sum.
  case snowfall
  /// Wind 10 m above ground; `windSpeedMax` is the highest of a day.
  case windSpeed, windGust, windSpeedMax
  /// The direction that the wind comes from.
  case windDirection
  /// Relative humidity.
  case humidity
  case dewPoint
  /// Air pressure reduced to sea level.
  case pressure
  /// Cloud cover of the whole sky, below 3 km, from 3 to 8 km, and above 8 km.
  case cloudCover, lowCloud, midCloud, highCloud
  case visibility
  /// The WHO UV index; `uvIndexMax` is the highest of a day.
  case uvIndex, uvIndexMax

  /// The parts of a document in which a quantity appears.
  package struct Parts: OptionSet, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }
    package static let now = Parts(rawValue: 1)
    package static let hour = Parts(rawValue: 2)
    package static let day = Parts(rawValue: 4)
  }

  /// Where the value for now comes from.
  package enum Source: Sendable {
    case service
    /// The service, or else the forecast for the current hour.
    case serviceOrHour
    /// The forecast for the current hour.
    case hour
    /// The forecast for the local calendar day.
    case day

    package var isService: Bool { self == .service || self == .serviceOrHour }
  }

  /// How a day's value is derived from its hours.
  package enum Daily: Sendable {
    case lowest(Quantity)
    case highest(Quantity)
    case sum(Quantity)

    /// The day's value; `nil` if none is known. `known` returns the known hourly values of a quantity.
    package func value<Number: FloatingPoint>(_ known: (Quantity) -> [Number]) -> Number? {
      switch self {
      case .lowest(let quantity): return known(quantity).min()
      case .highest(let quantity): return known(quantity).max()
      case .sum(let quantity):
        let amounts = known(quantity)
        return amounts.isEmpty ? nil : amounts.reduce(0, +)
      }
    }
  }

  /// A metric in the text format of Prometheus.
  package struct Metric: Sendable {
    /// The name, which contains the base unit.
    package let name: String
    /// The description of the metric, in English.
    package let help: String
    /// The factor from the measure's canonical unit to the base unit.
    package let factor: Double
  }

  /// The facts about a quantity.
  package struct Row: Sendable {
    package let measure: Measure
    package let parts: Parts
    package let source: Source
    /// How a day's value is derived if the service gives none; `nil` for quantities without a value for the day.
    package let daily: Daily?
    /// Whether a forecast's value is for the period that ends at its entry, as amounts and chances are.
    package let coversPeriod: Bool
    /// The field of `--format`, if it has one.
    package let field: String?
    /// Whether `--sort` takes its field.
    let isSortable: Bool
    package let metric: Metric?

    fileprivate init(
      _ measure: Measure, _ parts: Parts, from source: Source = .service, daily: Daily? = nil,
      coversPeriod: Bool = false, field: String? = nil, isSortable: Bool = false, metric: Metric? = nil
    ) {
      (self.measure, self.parts, self.source, self.daily) = (measure, parts, source, daily)
      self.coversPeriod = coversPeriod
      (self.field, self.isSortable, self.metric) = (field, isSortable, metric)
    }
  }

  private static let rows = allCases.map(\.definition)
  /// For each set of parts, by its raw value, the quantities in any of them.
  private static let parts = (0..<8).map { part in allCases.filter { $0.row.parts.rawValue & part != 0 } }

  /// The quantities in any of some parts of a document, in the order of the cases.
  package static func all(in part: Parts) -> [Quantity] { parts[part.rawValue & 7] }

  package var row: Row { Self.rows[rawValue] }
  package var measure: Measure { row.measure }
  /// The name in documents and files.
  package var name: String { stringValue }
}

extension Quantity {
  fileprivate var definition: Row {
    switch self {
    case .snowfall:
      Row(
        .snow, [.hour, .day], from: .day, daily: .sum(.snowfall), coversPeriod: true, field: "snow", isSortable: true,
        metric: Metric("snowfall_meters", "Depth of the fresh snow of the local calendar day in meters.", 0.001))
    case .temperature:
      Row(
        .temperature, [.now, .hour], field: "temperature", isSortable: true,
        metric: Metric("temperature_celsius", "Air temperature in degrees Celsius."))
    case .temperatureMin:
      Row(
        .temperature, [.now, .day], from: .day, daily: .lowest(.temperature), field: "min",
        metric: Metric("temperature_low_celsius", "Lowest temperature of the local calendar day in degrees Celsius."))
    case .temperatureMax:
      Row(
        .temperature, [.now, .day], from: .day, daily: .highest(.temperature), field: "max",
        metric: Metric("temperature_high_celsius", "Highest temperature of the local calendar day in degrees Celsius."))
    case .feelsLike:
      Row(
        .temperature, .now, field: "feels",
        metric: Metric("feels_like_celsius", "Apparent temperature in degrees Celsius."))
    case .windSpeed:
      Row(
        .windSpeed, [.now, .hour], field: "wind", isSortable: true,
        metric: Metric("wind_speed_meters_per_second", "Wind speed in meters per second."))
    case .windGust:
      Row(
        .windSpeed, [.now, .hour], from: .serviceOrHour, field: "gust",
        metric: Metric("wind_gust_meters_per_second", "Speed of wind gusts in meters per second."))
    case .windSpeedMax: Row(.windSpeed, .day, daily: .highest(.windSpeed))
    case .windDirection:
      Row(
        .direction, [.now, .hour],
        metric: Metric("wind_direction_degrees", "Direction the wind comes from, in degrees clockwise from north."))
    case .humidity:
      Row(
        .percent, [.now, .hour], field: "humidity", isSortable: true,
        metric: Metric("humidity_ratio", "Relative humidity, 0 to 1.", 0.01))
    case .dewPoint:
      Row(.temperature, .now, field: "dew", metric: Metric("dew_point_celsius", "Dew point in degrees Celsius."))
    case .pressure:
      Row(
        .pressure, .now, field: "pressure",
        metric: Metric("pressure_pascals", "Air pressure at sea level in pascals.", 100))
    case .cloudCover:
      Row(
        .percent, [.now, .hour], field: "cloud",
        metric: Metric("cloud_cover_ratio", "Part of the sky covered by clouds, 0 to 1.", 0.01))
    case .lowCloud, .midCloud, .highCloud: Row(.percent, [])
    case .visibility:
      Row(
        .distance, .now, from: .serviceOrHour, field: "visibility",
        metric: Metric("visibility_meters", "Visibility in meters."))
    case .uvIndex:
      Row(.uvIndex, [.now, .hour], from: .serviceOrHour, field: "uv", metric: Metric("uv_index", "UV index."))
    case .uvIndexMax: Row(.uvIndex, .day, daily: .highest(.uvIndex))
    case .precipitationChance:
      Row(
        .percent, [.now, .hour, .day], from: .hour, daily: .highest(.precipitationChance), coversPeriod: true,
        field: "rain", isSortable: true,
        metric: Metric("precipitation_chance_ratio", "Probability of precipitation in this hour, 0 to 1.", 0.01))
    case .precipitation:
      Row(
        .precipitation, [.now, .hour, .day], daily: .sum(.precipitation), coversPeriod: true,
        metric: Metric("precipitation_meters", "Depth of the precipitation of the last hour in meters.", 0.001))
    }
  }
}

extension Quantity.Metric {
  fileprivate init(_ name: String, _ help: String, _ factor: Double = 1) {
    (self.name, self.help, self.factor) = (name, help, factor)
  }
}

extension Quantity: CodingKeyRepresentable {
  package var codingKey: any CodingKey { self }
  package init?(codingKey: some CodingKey) { self.init(stringValue: codingKey.stringValue) }
}
