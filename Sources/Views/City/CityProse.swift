import Entities
import Essentials
import Terminal
import ViewModels

extension CityPage {
  /// The page in words alone, a line for each hour and day, for screen readers and logs.
  func prose(_ cells: RowCells) -> [StyledText] {
    let facts = facts(cells).map(\.plain) + details(cells).map(\.plain)
    let lines =
      title(cells) + summary(cells) + warnings(cells) + facts.map { StyledText(" " + $0) } + proseHours(cells)
      + proseDays(cells) + Attribution.lines(for: [cells.row]).map { StyledText(" " + $0) }
    return lines
  }

  private func proseHours(_ cells: RowCells) -> [StyledText] {
    guard let forecast = cells.row.forecast.value else { return [] }
    let zone = cells.row.zone
    let slots = forecast.hours.slots(from: Self.wholeHour(cells.now, in: zone), count: 24)
    let light = DayAndNight(sun: cells.row.sunTimes.value, zone: zone, isDayNow: cells.row.today.value.isDay)
    let heading = StyledText(words.forecast.nextHours(slots.count) + ":")
    return [heading] + slots.map { StyledText(" " + prose($0, cells, light.isDay(at: $0.start))) }
  }

  func prose(_ slot: HourSlot, _ cells: RowCells, _ isDay: Bool?) -> String {
    let (quantities, panel) = (cells.quantities, words.panel)
    var parts = [words.condition(slot.condition) ?? appearance.dash, quantities.temperature(slot.temperature)]
    let chance = cells.chanceName(slot.condition, slot.temperature)
    parts.append("\(chance) \(quantities.percent(slot.precipitationChance, spaced: true))")
    parts.append("\(panel.precipitation) \(quantities.precipitation(slot.precipitation))")
    let point = slot.windDirection.map { appearance.compassPoint($0) + " " } ?? ""
    parts.append("\(panel.wind) \(point)\(quantities.speedWithUnit(slot.windSpeed))")
    parts.append("\(panel.cloud) \(quantities.percent(slot.cloudCover, spaced: true))")
    if let isDay { parts.append(isDay ? words.day : words.night) }
    return "\(cells.clock.weekdayAndTime(slot.start, in: cells.row.zone)): " + parts.joined(separator: ", ")
  }

  private func proseDays(_ cells: RowCells) -> [StyledText] {
    let days = cells.days.prefix(7)
    guard !days.isEmpty else { return [] }
    let best = days.bestDay
    return [StyledText(words.forecast.nextDays(days.count) + ":")]
      + days.map { StyledText(" " + DayText(cells: cells).text($0, isBest: $0.date == best)) }
  }
}

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
    let chance = cells.chanceName(day.condition, day.temperatureMax)
    parts.append("\(chance) \(quantities.percent(day.precipitationChance, spaced: true))")
    parts.append("\(panel.precipitation) \(quantities.precipitation(day.precipitation))")
    if day.date == CivilDate(cells.now, in: cells.row.zone), let fallen = cells.fallenToday { parts.append(fallen) }
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
