import Entities
import Essentials
import ViewModels

/// A city's weather as one sentence, without signs or colours.
struct CitySentence {
  let appearance: Appearance

  /// `nil` while nothing is known of the city.
  func text(_ row: CityRowViewModel, units: Units, now: Date) -> String? {
    let cells = RowCells(row, units: units, appearance: appearance, now: now)
    let words = appearance.words
    switch row.state.value {
    case .loading: return nil
    case .failed:
      return "\(row.name.value): \(words.failed)" + (cells.reason.map { ", \($0)" } ?? "") + "."
    case .fresh, .stale: break
    }
    let quantities = cells.quantities
    var parts = [words.condition(row.condition.value), quantities.temperature(row.temperature.value)].compactMap { $0 }
    if row.temperatureMin.value != nil {
      parts.append("\(words.panel.low) \(quantities.temperature(row.temperatureMin.value))")
      parts.append("\(words.panel.high) \(quantities.temperature(row.temperatureMax.value))")
    }
    parts.append("\(words.panel.feelsLike) \(quantities.temperature(row.feelsLike.value))")
    if row.precipitationChance.value != nil {
      parts.append("\(words.panel.chanceOfRain) \(quantities.percent(row.precipitationChance.value, spaced: true))")
    }
    parts.append("\(words.panel.wind) \(quantities.speedWithUnit(row.windSpeed.value))")
    parts.append("\(words.panel.humidity) \(quantities.percent(row.humidity.value, spaced: true))")
    if row.state.value == .stale { parts.append(words.stale) }
    return "\(row.name.value): \(parts.joined(separator: ", "))."
  }
}
