import Entities
import Essentials
package import ViewModels

/// All cities in the text format of Prometheus, version 0.0.4, in base units, whatever units the table has.
package struct PrometheusReport {
  package init() {}

  private struct Metric {
    var name: String
    var help: String
    var value: (CityRowViewModel, Date) -> Double?
  }

  /// What nobody knows has no sample.
  package func text(_ dashboard: DashboardViewModel) -> String {
    let (rows, now) = (dashboard.orderedRows, dashboard.now)
    return Self.metrics.map { metric in
      let samples = rows.compactMap { row in
        metric.value(row, now).map { "\(metric.name){\(Self.labels(row, at: now))} \(Self.number($0))\n" }
      }
      guard !samples.isEmpty else { return "" }
      return "# HELP \(metric.name) \(metric.help)\n# TYPE \(metric.name) gauge\n" + samples.joined()
    }.joined()
  }

  private static func metric(
    _ name: String, _ help: String, _ value: @escaping (CityRowViewModel, Date) -> Double?
  ) -> Metric { Metric(name: "skydash_" + name, help: help, value: value) }

  private static let metrics: [Metric] = [
    metric("up", "1 if the weather of the city is fresh, else 0.") { $0.status(at: $1).state == .fresh ? 1 : 0 },
    metric("weather_age_seconds", "Age of the weather in seconds.") { $0.age(at: $1) },
    metric("temperature_celsius", "Air temperature in degrees Celsius.") { $0.now(at: $1)?.temperature },
    metric("temperature_low_celsius", "Lowest temperature of the local calendar day in degrees Celsius.") {
      $0.today(at: $1).temperatureMin
    },
    metric("temperature_high_celsius", "Highest temperature of the local calendar day in degrees Celsius.") {
      $0.today(at: $1).temperatureMax
    },
    metric("feels_like_celsius", "Apparent temperature in degrees Celsius.") { $0.now(at: $1)?.feelsLike },
    metric("dew_point_celsius", "Dew point in degrees Celsius.") { $0.now(at: $1)?.dewPoint },
    metric("humidity_ratio", "Relative humidity, 0 to 1.") { $0.now(at: $1)?.humidity.map { $0 / 100 } },
    metric("cloud_cover_ratio", "Part of the sky covered by clouds, 0 to 1.") {
      $0.now(at: $1)?.cloudCover.map { $0 / 100 }
    },
    metric("pressure_pascals", "Air pressure at sea level in pascals.") { $0.now(at: $1)?.pressure.map { $0 * 100 } },
    metric("visibility_meters", "Visibility in meters.") { $0.now(at: $1)?.visibility },
    metric("wind_speed_meters_per_second", "Wind speed in meters per second.") { $0.now(at: $1)?.windSpeed },
    metric("wind_gust_meters_per_second", "Speed of wind gusts in meters per second.") { $0.now(at: $1)?.windGust },
    metric("wind_direction_degrees", "Direction the wind comes from, in degrees clockwise from north.") {
      $0.now(at: $1)?.windDirection
    },
    metric("uv_index", "UV index.") { $0.now(at: $1)?.uvIndex },
    metric("precipitation_meters", "Depth of the precipitation of the last hour in meters.") {
      $0.now(at: $1)?.precipitation.map { $0 / 1000 }
    },
    metric("precipitation_chance_ratio", "Probability of precipitation in this hour, 0 to 1.") {
      $0.today(at: $1).precipitationChance.map { $0 / 100 }
    },
    metric("european_air_quality_index", "European air quality index.") { row, _ in row.air?.european?.value },
    metric("us_air_quality_index", "Air quality index of the United States.") { row, _ in row.air?.us?.value },
    metric("weather_alerts", "Number of official warnings in force.") { $0.alerts(at: $1).map { Double($0.count) } },
    metric("sun_up", "1 if the sun is up, else 0.") { row, _ in row.sky.value.isDay.map { $0 ? 1 : 0 } },
  ]

  private static func labels(_ row: CityRowViewModel, at now: Date) -> String {
    let labels = [
      ("city", row.name), ("country", row.city.countryCode ?? ""),
      ("source", row.status(at: now).provider?.rawValue ?? ""),
    ]
    return labels.filter { !$0.1.isEmpty }.map { "\($0.0)=\"\(escaped($0.1))\"" }.joined(separator: ",")
  }

  /// Backslash, quote and line feed, as the format says.
  static func escaped(_ text: String) -> String {
    text.escaped(["\\": "\\\\", "\"": "\\\"", "\n": "\\n"])
  }

  /// At most six decimals, without those that are zero; the text format allows an exponent.
  private static func number(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e11 else { return "NaN" }
    let rounded = (value * 1_000_000).rounded() / 1_000_000
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
  }
}
