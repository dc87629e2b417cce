import Entities
import Essentials
package import Terminal
package import ViewModels

/// The table printed once.
package struct TablePage {
  let appearance: Appearance
  /// The columns there are, or `nil` for as many as are needed.
  let width: Int?

  package init(appearance: Appearance, width: Int?) {
    self.appearance = appearance
    self.width = width
  }

  package func lines(_ dashboard: DashboardViewModel) -> [StyledText] {
    let (cells, units) = (dashboard.cells(appearance), dashboard.units.value)
    let layout = TableLayout(width: width, names: cells.map(\.row.name), units: units, appearance: appearance)
    let table = TableRow(layout: layout, appearance: appearance)
    let picture = PictureLine(appearance: appearance).text(dashboard.picture, width: width)
    let lines =
      [table.heading(units: units)] + cells.map { table.text($0) }
      + FallbackNote(appearance: appearance).lines(dashboard, width: width)
    return (lines + (picture.map { [StyledText(), $0] } ?? [])).map(\.trimmed)
  }
}

/// Tells which cities' weather comes from another source than the first.
struct FallbackNote {
  let appearance: Appearance

  /// One line for each source that stands in: `MET Norway: Seoul, London`; none when the first one answered for all, or
  /// the person chose the source.
  func lines(_ dashboard: DashboardViewModel, width: Int?) -> [StyledText] {
    guard dashboard.settings.provider.value == .auto else { return [] }
    return Provider.allCases.filter { $0 != .openMeteo }.compactMap { provider in
      let names = dashboard.orderedRows.filter { $0.status.value.provider == provider }.map(\.name)
      guard !names.isEmpty else { return nil }
      let text = StyledText(" \(provider.title): \(names.joined(separator: ", "))", appearance.theme.quiet)
      return appearance.cut(text, to: width)
    }
  }

  /// For one row: `Seoul: MET Norway`.
  func line(_ row: CityRowViewModel, _ dashboard: DashboardViewModel) -> StyledText? {
    guard dashboard.settings.provider.value == .auto, let provider = row.status.value.provider, provider != .openMeteo
    else { return nil }
    return StyledText(" \(row.name): \(provider.title)", appearance.theme.quiet)
  }
}

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
    let used = Set(rows.flatMap { [$0.status.value.provider, $0.status.value.forecastProvider] }.compactMap { $0 })
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
