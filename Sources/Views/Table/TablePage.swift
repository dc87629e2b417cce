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
    let picture = PicturePage(appearance: appearance, width: width).line(dashboard.picture)
    let lines =
      [table.heading(units: units)] + cells.map { table.text($0) }
      + dashboard.standIns(appearance, width: width)
    return (lines + (picture.map { [StyledText(), $0] } ?? [])).map(\.trimmed)
  }
}

extension DashboardViewModel {
  /// Who stands in for the first source of a row's weather; `nil` where that answered, or the person chose the source.
  func standIn(for row: CityRowViewModel) -> Provider? {
    guard settings.provider.value == .auto else { return nil }
    return row.status.value.provider.flatMap { $0 == .openMeteo ? nil : $0 }
  }

  /// One line for each source that stands in: `MET Norway: Seoul, London`.
  func standIns(_ appearance: Appearance, width: Int?) -> [StyledText] {
    let rows = orderedRows
    return Provider.allCases.compactMap { provider in
      let names = rows.filter { standIn(for: $0) == provider }.map(\.name)
      guard !names.isEmpty else { return nil }
      let text = StyledText(" \(provider.title): \(names.joined(separator: ", "))", appearance.theme.quiet)
      return appearance.cut(text, to: width)
    }
  }

  /// The credits that the licences of what is shown ask for.
  var credits: [String] {
    rows.value.credits
      + (picture.picture.value == nil ? [] : ["Astronomy Picture of the Day by NASA, https://science.nasa.gov/"])
  }
}

extension [CityRowViewModel] {
  /// The credits of cities' weather.
  var credits: [String] {
    let used = Set(flatMap { [$0.status.value.provider, $0.status.value.forecastProvider] }.compactMap { $0 })
    var lines = Provider.allCases.filter(used.contains).map(\.attribution)
    if contains(where: { $0.air.value != nil }) {
      lines.append("Air quality by Open-Meteo.com and CAMS ENSEMBLE data provider, https://open-meteo.com/")
    }
    if contains(where: { $0.alerts.value?.isEmpty == false }) {
      lines.append("Warnings by the US National Weather Service, https://www.weather.gov/")
    }
    return lines
  }
}
