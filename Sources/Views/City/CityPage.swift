import Entities
import Foundation
import Terminal
import ViewModels

/// One city in full.
struct CityPage {
  let appearance: Appearance
  let width: Int

  func lines(_ row: CityRowViewModel, units: Units, now: Date) -> [StyledText] {
    let cells = RowCells(row, units: units, appearance: appearance, now: now)
    let place = [row.region.value, row.countryCode.value].compactMap { $0 }.joined(separator: ", ")
    var title = StyledText(" " + row.name.value, appearance.theme.heading)
    title.append("  \(place)  ", appearance.theme.quiet)
    return [title + cells.text(.time), StyledText()] + values(cells).map { StyledText(" " + $0) }
  }

  private func values(_ cells: RowCells) -> [String] {
    let (row, quantities, words) = (cells.row, cells.quantities, appearance.words.panel)
    let pairs: [(String, String)] = [
      (cells.text(.condition).plain, quantities.temperature(row.temperature.value)),
      (words.feelsLike, quantities.temperature(row.feelsLike.value)),
      (words.low, quantities.temperature(row.temperatureMin.value)),
      (words.high, quantities.temperature(row.temperatureMax.value)),
      (words.humidity, quantities.percent(row.humidity.value, spaced: true)),
      (words.dewPoint, quantities.temperature(row.dewPoint.value)),
      (words.wind, quantities.speedWithUnit(row.windSpeed.value)),
      (words.gusts, quantities.speedWithUnit(row.windGust.value)),
      (words.pressure, quantities.pressure(row.pressure.value)),
      (words.visibility, quantities.distance(row.visibility.value)),
      (words.cloud, quantities.percent(row.cloudCover.value, spaced: true)),
      (words.precipitation, quantities.precipitation(row.precipitation.value)),
      (words.chanceOfRain, quantities.percent(row.precipitationChance.value, spaced: true)),
    ]
    let label = pairs.map(\.0.displayWidth).max() ?? 0
    return pairs.map { $0.0.padded(to: label + 2) + $0.1 }
  }
}
