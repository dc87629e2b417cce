package import Entities
import Essentials
import Terminal
package import ViewModels

/// The values of the fields of a `--format` template for one city, in the user's language and units, with unit symbols.
package struct FieldText: Styled {
  let cells: RowCells

  /// The user's template, filled in for each city, in display order; fields that aren't known are dashes, also those
  /// of skies that haven't been computed.
  package static func lines(
    _ dashboard: DashboardViewModel, filling template: FormatTemplate, _ appearance: Appearance
  ) -> [String] {
    dashboard.cells(appearance).map { printable(template.filled(FieldText(cells: $0).text)) }
  }

  /// A line of a template without invisible characters and terminal control sequences. Characters typed on purpose
  /// stay: tabs and line ends, icon fonts' private-use characters, and the joiner and variation selectors of emoji.
  private static func printable(_ line: String) -> String {
    let scalars = line.unicodeScalars.filter { scalar in
      switch scalar.value {
      case 0x09, 0x0A, 0x200D, 0xFE0E, 0xFE0F: true
      default: scalar.properties.generalCategory == .privateUse || scalar.isDrawable
      }
    }
    return String(String.UnicodeScalarView(scalars))
  }

  private var row: CityRowViewModel { cells.row }
  private var quantities: QuantityText { cells.quantities }
  var appearance: Appearance { cells.appearance }
  private var sky: SkyText { cells.sky }

  /// The text of a field in one line; a dash if it isn't known.
  private func text(_ field: FormatTemplate.Field) -> String {
    switch field {
    case .name: cells.name
    case .region: row.city.region(in: words.language).map(appearance.displayable) ?? dash
    case .country: row.city.countryCode.map(appearance.displayable) ?? dash
    case .icon: cells.symbolOrCondition.plain
    case .condition: plain(cells.condition.plain)
    case .quantity(.windSpeed):
      quantities.wind(cells.current?[.windSpeed], from: cells.current?[.windDirection], withUnit: true)
    case .quantity(let quantity): quantities.text(cells.value(quantity), quantity.measure)
    case .air: cells.airIndex.map { quantities.air($0, separator: " ") } ?? dash
    case .nextRain: nextRain
    case .alert: alert
    case .tomorrow: tomorrow
    case .sunrise: sky.plainTime(cells.sunToday?.rise)
    case .sunset: sky.plainTime(cells.sunToday?.set)
    case .moon: moon
    case .moonrise: sky.plainTime(row.sky.value.report?.moon.rise)
    case .moonset: sky.plainTime(row.sky.value.report?.moon.set)
    case .outlook: plain(cells.outlook.plain)
    case .time: cells.clock.time(cells.now, in: row.zone).trimmed
    case .age: words.age(row.age(at: cells.now)) ?? dash
    case .state: cells.status.reported.rawValue
    case .provider: cells.status.provider?.rawValue ?? dash
    }
  }

  /// A text without the blanks that align it.
  private func plain(_ text: String) -> String { text.split(separator: " ").joined(separator: " ") }

  /// `🌓 45%`, or in plain words `first quarter 45%`; a dash until the sky is computed.
  private var moon: String {
    guard let moon = row.sky.value.report?.moon else { return dash }
    let isSouthern = row.city.coordinates.latitude < 0
    let shape = isProse ? words(moon.phase.phrase) : appearance.moonSymbol(moon, fromSouth: isSouthern)
    return plain("\(shape) \(quantities.percent(100 * moon.illumination))")
  }

  /// Until when it's dry or wet, in a few words; a dash if that isn't known.
  private var nextRain: String {
    let text = OutlookText(cells: cells).note()
    return text.isEmpty ? dash : text
  }

  /// The event of the most severe warning in force; `none` if there is none, a dash if that isn't known.
  private var alert: String {
    cells.worstAlert.map { appearance.displayable($0.event) } ?? (cells.alerts == nil ? dash : words("none"))
  }

  /// Tomorrow's condition and temperatures, `rain 3°/11°`; a dash if the forecast ends before.
  private var tomorrow: String {
    let date = cells.date.advanced(by: 1)
    guard let day = row.forecast?.days.first(where: { $0.date == date }) else { return dash }
    let range = [day[.temperatureMin], day[.temperatureMax]].map(quantities.shortTemperature).joined(separator: "/")
    return "\(words.condition(day.condition) ?? dash) \(range)"
  }
}
