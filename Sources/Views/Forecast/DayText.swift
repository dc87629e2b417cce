import Entities
import Essentials
import ViewModels

/// A day of the forecast in words.
struct DayText {
  let cells: RowCells

  private var words: Words { cells.appearance.words }

  /// `Sat 21 Nov: rain, low 3 °C, high 11 °C, …`.
  func text(_ day: DailyForecast, isBest: Bool) -> String {
    let (quantities, panel) = (cells.quantities, words.panel)
    var parts = [words.condition(day.condition) ?? cells.appearance.dash]
    parts.append("\(panel.low) \(quantities.temperature(day.temperatureMin))")
    parts.append("\(panel.high) \(quantities.temperature(day.temperatureMax))")
    parts.append("\(panel.chanceOfRain) \(quantities.percent(day.precipitationChance, spaced: true))")
    parts.append("\(panel.precipitation) \(quantities.precipitation(day.precipitation))")
    parts.append("\(panel.wind) \(quantities.speedWithUnit(day.windSpeedMax))")
    parts.append("UV \(day.uvIndexMax.map { QuantityText.rounded($0) } ?? cells.appearance.dash)")
    let sky = SkyText(zone: cells.row.zone, units: quantities.units, appearance: cells.appearance)
    if let sun = cells.row.sunTimes.value[day.date] {
      parts += [(panel.sunrise, sun.rise), (panel.sunset, sun.set)].compactMap { label, time in
        time.map { "\(label) \(sky.plainTime($0))" }
      }
    }
    if isBest { parts.append(words.forecast.bestDay) }
    return "\(date(day.date)): " + parts.joined(separator: ", ")
  }

  func date(_ date: CivilDate) -> String {
    words.forecast.date(words.weekdays[date.weekday], date.day, words.months[date.month - 1])
  }
}
