import Entities
package import ViewModels

/// The credits that the licences of what is shown ask for.
package enum Attribution {
  package static func lines(for dashboard: DashboardViewModel) -> [String] {
    var lines = lines(for: dashboard.rows.value)
    if dashboard.picture.picture.value != nil {
      lines.append("Astronomy Picture of the Day by NASA, https://science.nasa.gov/")
    }
    return lines
  }

  /// The credits of cities' weather.
  static func lines(for rows: [CityRowViewModel]) -> [String] {
    let used = Set(rows.flatMap { [$0.provider.value, $0.forecastProvider.value] }.compactMap { $0 })
    var lines = Provider.allCases.filter(used.contains).map(\.attribution)
    if rows.contains(where: { $0.air.value != nil }) {
      lines.append("Air quality by Open-Meteo.com and CAMS ENSEMBLE data provider, https://open-meteo.com/")
    }
    if rows.contains(where: { $0.alerts.value?.isEmpty == false }) {
      lines.append("Warnings by the US National Weather Service, https://www.weather.gov/")
    }
    return lines
  }
}
