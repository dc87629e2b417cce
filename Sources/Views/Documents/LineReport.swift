package import Entities
import Essentials
package import Terminal
package import ViewModels

/// All cities on one line, for status bars: `Seoul ☾ 8° · London ☂ 9° !2 h (3 min)`, with the age of what is fresh at
/// the end.
package struct LineReport {
  private let appearance: Appearance
  private let width: Int?

  /// A line of at most that many columns, or `nil` for as many as are needed.
  package init(appearance: Appearance, width: Int? = nil) {
    self.appearance = appearance
    self.width = width
  }

  package func text(_ dashboard: DashboardViewModel) -> StyledText {
    var text = dashboard.cells(appearance).map(city).joined(separator: appearance.divider)
    if let age = freshAge(dashboard) { text.append(" (\(age))", appearance.theme.quiet) }
    return appearance.cut(text, to: width)
  }

  /// The age of the oldest fresh city; old ones tell their own.
  private func freshAge(_ dashboard: DashboardViewModel) -> String? {
    let ages = dashboard.rows.value.filter { $0.status.value.state == .fresh }.compactMap { $0.age(at: dashboard.now) }
    return ClockText(clock: dashboard.units.value.clock, appearance: appearance).age(ages.max())
  }

  func city(_ cells: RowCells) -> StyledText {
    var text = StyledText(cells.name + " ")
    guard cells.row.status.value.fetchedAt != nil || cells.row.now.value?.temperature != nil else {
      return text + StyledText(appearance.words.failed, appearance.theme.problem)
    }
    text += cells.sign + StyledText(" ") + cells.text(.temperature)
    if cells.row.status.value.state == .stale { text += StyledText(" ") + cells.text(.age) }
    return text
  }
}

/// One line for each city, by a template of the person's own.
package struct TemplateReport {
  private let template: FormatTemplate
  private let appearance: Appearance

  package init(_ template: FormatTemplate, appearance: Appearance) {
    self.template = template
    self.appearance = appearance
  }

  package func lines(_ dashboard: DashboardViewModel) -> [String] {
    dashboard.cells(appearance).map { cells in Self.typed(template.filled { text($0, cells) }) }
  }

  /// A line of a template without what nobody sees and what commands a terminal. What a person types on purpose stays:
  /// tabs and line ends, signs of icon fonts (private use), and what joins and colours emoji (the joiner and the
  /// variation selectors).
  private static func typed(_ line: String) -> String {
    String(
      String.UnicodeScalarView(
        line.unicodeScalars.filter { scalar in
          switch scalar.value {
          case 0x09, 0x0A, 0x200D, 0xFE0E, 0xFE0F: true
          default: scalar.properties.generalCategory == .privateUse || DrawableText.isDrawable(scalar)
          }
        }))
  }

  private func text(_ field: FormatTemplate.Field, _ cells: RowCells) -> String {
    let (row, quantities) = (cells.row, cells.quantities)
    let (now, today) = (row.now.value, row.today.value)
    switch field {
    case .name: return cells.name
    case .icon: return cells.sign.plain
    case .temperature: return quantities.temperature(now?.temperature)
    case .min: return quantities.temperature(today.temperatureMin)
    case .max: return quantities.temperature(today.temperatureMax)
    case .feels: return quantities.temperature(now?.feelsLike)
    case .condition: return cells.text(.condition).plain
    case .wind:
      let sign = appearance.windSign(from: now?.windSpeed == nil ? nil : now?.windDirection)
      return (sign.isEmpty ? "" : sign + " ") + quantities.speedWithUnit(now?.windSpeed)
    case .humidity: return quantities.percent(now?.humidity)
    case .rain: return quantities.percent(today.precipitationChance)
    case .time: return cells.clock.time(cells.now, in: row.zone).trimmed
    case .age: return cells.clock.age(row.age(at: cells.now)) ?? appearance.dash
    case .state: return row.status.value.shown.rawValue
    }
  }
}
