import Entities
import Essentials
package import ViewModels

/// All cities in version 0.0.4 of Prometheus' text exposition format.
package enum PrometheusReport {
  /// The metrics of all cities, in Prometheus' base units (°C, metres, seconds, ratios 0…1) whatever the user's units.
  /// An unknown value has no sample, and a metric without samples is left out; empty without cities.
  package static func text(_ dashboard: DashboardViewModel) -> String {
    let now = dashboard.now
    let series = series(dashboard.orderedRows, at: now)
    func gauge(_ name: String, _ help: String, value: (CityRowViewModel) -> Double?) -> String {
      let samples = series.compactMap { row, labels in
        value(row).map { "skydash_\(name){\(labels)} \(number($0))\n" }
      }
      guard !samples.isEmpty else { return "" }
      return "# HELP skydash_\(name) \(help)\n# TYPE skydash_\(name) gauge\n" + samples.joined()
    }
    let quantities = Quantity.allCases.compactMap { quantity in
      quantity.row.metric.map { metric in
        gauge(metric.name, metric.help) { $0.value(quantity, at: now).map { $0 * metric.factor } }
      }
    }
    return gauge("up", "1 if the weather of the city is fresh, else 0.") { $0.status(at: now).state == .fresh ? 1 : 0 }
      + gauge("weather_age_seconds", "Age of the weather in seconds.") { $0.age(at: now) } + quantities.joined()
      + gauge("european_air_quality_index", "European air quality index.") { $0.air?.european?.value }
      + gauge("us_air_quality_index", "Air quality index of the United States.") { $0.air?.us?.value }
      + gauge("weather_alerts", "Number of official warnings in force.") { $0.alerts(at: now).map { Double($0.count) } }
      + gauge("sun_up", "1 if the sun is up, else 0.") { $0.sky.value.isDay.map { $0 ? 1 : 0 } }
  }

  /// The cities with their labels, each once, since Prometheus refuses a report in which a series occurs twice. Cities
  /// that would have the same labels get those of their places too; a second city at the same place is dropped.
  private static func series(_ rows: [CityRowViewModel], at now: Date) -> [(row: CityRowViewModel, labels: String)] {
    let counts = Dictionary(grouping: rows) { labels($0, at: now) }.mapValues(\.count)
    var seen: Set<String> = []
    return rows.map { row in
      let short = labels(row, at: now)
      return (row, counts[short] == 1 ? short : labels(row, at: now, withPlace: true))
    }.filter { seen.insert($0.labels).inserted }
  }

  /// The labels of a series, as between its braces; those without a value are left out.
  private static func labels(_ row: CityRowViewModel, at now: Date, withPlace: Bool = false) -> String {
    let city = row.city
    let place = [
      ("region", city.region ?? ""), ("latitude", city.coordinates.latitude.text(decimals: 4)),
      ("longitude", city.coordinates.longitude.text(decimals: 4)),
    ]
    let labels =
      [("city", row.name), ("country", city.countryCode ?? "")] + (withPlace ? place : [])
      + [("source", row.status(at: now).provider?.rawValue ?? "")]
    return labels.filter { !$0.1.isEmpty }.map { "\($0.0)=\"\(escaped($0.1))\"" }.joined(separator: ",")
  }

  /// A label's value with backslash, quote and line feed escaped.
  static func escaped(_ text: String) -> String { text.escaped(["\\": "\\\\", "\"": "\\\"", "\n": "\\n"]) }

  /// At most six decimals, without trailing zeros, or with an exponent; `NaN` from ±1e11 on, beyond any weather or age.
  private static func number(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e11 else { return "NaN" }
    let rounded = (value * 1_000_000).rounded() / 1_000_000
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
  }
}
