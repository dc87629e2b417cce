import Entities
import Essentials
import Terminal
package import ViewModels

/// One line for each city, by a template of the person's own.
package struct TemplateReport {
  private let template: FormatTemplate
  private let appearance: Appearance

  package init(_ template: FormatTemplate, appearance: Appearance) {
    self.template = template
    self.appearance = appearance
  }

  package func lines(_ dashboard: DashboardViewModel) -> [String] {
    dashboard.orderedRows.map { row in
      let cells = RowCells(row, units: dashboard.units.value, appearance: appearance, now: dashboard.now)
      return template.filled { text($0, cells) }
    }
  }

  private func text(_ field: FormatTemplate.Field, _ cells: RowCells) -> String {
    let (row, quantities) = (cells.row, cells.quantities)
    switch field {
    case .name: return cells.name
    case .icon: return appearance.glyphs == .words ? cells.text(.condition).plain : cells.text(.glyph).plain
    case .temperature: return quantities.temperature(row.temperature.value)
    case .min: return quantities.temperature(row.temperatureMin.value)
    case .max: return quantities.temperature(row.temperatureMax.value)
    case .feels: return quantities.temperature(row.feelsLike.value)
    case .condition: return cells.text(.condition).plain
    case .wind:
      let sign = appearance.windSign(from: row.windSpeed.value == nil ? nil : row.windDirection.value)
      return (sign.isEmpty ? "" : sign + " ") + quantities.speedWithUnit(row.windSpeed.value)
    case .humidity: return quantities.percent(row.humidity.value)
    case .rain: return quantities.percent(row.precipitationChance.value)
    case .time: return cells.clock.time(cells.now, in: row.zone).trimmingCharacters(in: .whitespaces)
    case .age: return cells.clock.age(row.age(at: cells.now)) ?? appearance.dash
    case .state: return row.shownState.rawValue
    }
  }
}
