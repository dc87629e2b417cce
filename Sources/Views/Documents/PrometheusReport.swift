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
    let rows = dashboard.orderedRows
    return Self.metrics.map { metric in
      let samples = rows.compactMap { row in
        metric.value(row, dashboard.now).map { "\(metric.name){\(Self.labels(row))} \(Self.number($0))\n" }
      }
      guard !samples.isEmpty else { return "" }
      return "# HELP \(metric.name) \(metric.help)\n# TYPE \(metric.name) gauge\n" + samples.joined()
    }.joined()
  }

  private static func metric(
    _ name: String, _ help: String, _ value: @escaping (CityRowViewModel) -> Double?
  ) -> Metric { Metric(name: "skydash_" + name, help: help) { row, _ in value(row) } }

  private static let metrics: [Metric] = [
    metric("up", "Whether the city's weather is fresh.") { $0.state.value == .fresh ? 1 : 0 },
    Metric(name: "skydash_weather_age_seconds", help: "Seconds since the weather was right.") { $0.age(at: $1) },
    metric("temperature_celsius", "Air temperature.") { $0.temperature.value },
    metric("temperature_low_celsius", "Lowest temperature of the local day.") { $0.temperatureMin.value },
    metric("temperature_high_celsius", "Highest temperature of the local day.") { $0.temperatureMax.value },
    metric("feels_like_celsius", "Apparent temperature.") { $0.feelsLike.value },
    metric("dew_point_celsius", "Dew point.") { $0.dewPoint.value },
    metric("humidity_ratio", "Relative humidity, 0 to 1.") { $0.humidity.value.map { $0 / 100 } },
    metric("cloud_cover_ratio", "Covered part of the sky, 0 to 1.") { $0.cloudCover.value.map { $0 / 100 } },
    metric("pressure_pascals", "Air pressure at sea level.") { $0.pressure.value.map { $0 * 100 } },
    metric("visibility_meters", "Visibility.") { $0.visibility.value },
    metric("wind_speed_meters_per_second", "Wind speed.") { $0.windSpeed.value },
    metric("wind_gust_meters_per_second", "Wind gusts.") { $0.windGust.value },
    metric("wind_direction_degrees", "Direction the wind comes from.") { $0.windDirection.value },
    metric("uv_index", "UV index.") { $0.uvIndex.value },
    metric("precipitation_millimeters", "Precipitation of the last hour.") { $0.precipitation.value },
    metric("precipitation_chance_ratio", "Chance of precipitation in this hour, 0 to 1.") {
      $0.precipitationChance.value.map { $0 / 100 }
    },
    metric("european_air_quality_index", "European air quality index.") { $0.air.value?.europeanIndex },
    metric("us_air_quality_index", "United States air quality index.") { $0.air.value?.usIndex },
    metric("weather_alerts", "Official warnings in force.") { $0.alerts.value.map { Double($0.count) } },
    metric("sun_up", "Whether the sun is up.") { $0.isDay.value.map { $0 ? 1 : 0 } },
  ]

  private static func labels(_ row: CityRowViewModel) -> String {
    let labels = [
      ("city", row.name.value), ("country", row.countryCode.value ?? ""),
      ("source", row.provider.value?.rawValue ?? ""),
    ]
    return labels.filter { !$0.1.isEmpty }.map { "\($0.0)=\"\(escaped($0.1))\"" }.joined(separator: ",")
  }

  /// Backslash, quote and line feed, as the format says.
  static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
      .replacingOccurrences(of: "\n", with: "\\n")
  }

  /// At most four decimals, without those that are zero.
  private static func number(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e11 else { return "NaN" }
    let rounded = (value * 10_000).rounded() / 10_000
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
  }
}
