import Entities
import Terminal
import ViewModels

/// A city's weather in plain words, for screen readers and logs.
extension RowCells {
  /// The city's name with the current weather, or with why there is none, as a sentence; `nil` while it's loading.
  var sentence: String? {
    switch status.state {
    case .loading: return nil
    case .failed: return noData(reason) + "."
    case .fresh, .stale: break
    }
    let now = current
    var parts = [words.condition(now?.condition), quantities.temperature(now?[.temperature])].compactMap { $0 }
    let (low, high) = (value(.temperatureMin), value(.temperatureMax))
    if low != nil || high != nil { parts += lowAndHigh(low, high) }
    parts.append("\(words("feels like")) \(quantities.temperature(now?[.feelsLike]))")
    if let percent = value(.precipitationChance) { parts.append(chance(percent, now?.condition, now?[.temperature])) }
    parts.append("\(words("wind")) \(quantities.speed(now?[.windSpeed]))")
    parts.append("\(words("humidity")) \(quantities.percent(now?[.humidity]))")
    if status.state == .stale { parts.append(age.plain) }
    return "\(name): \(parts.joined(separator: ", "))."
  }

  /// `Seoul: no data`, with the reason after a comma if it is given, without a full stop.
  func noData(_ reason: String?) -> String { "\(name): \(words("no data"))" + (reason.map { ", \($0)" } ?? "") }

  /// An hour of the forecast: `Fri 21:00: rain, 8 °C, …`, and whether it's day or night unless `isDay` is `nil`.
  func sentence(_ slot: HourSlot, isDay: Bool?) -> String {
    let direction = quantities.windDirection(slot[.windDirection], at: slot[.windSpeed])
    let point = direction.map { appearance.compassPoint($0) + " " } ?? ""
    var parts = [
      words.condition(slot.condition) ?? dash, quantities.temperature(slot[.temperature]),
      chance(slot[.precipitationChance], slot.condition, slot[.temperature]),
      "\(words("precipitation")) \(quantities.precipitation(slot[.precipitation]))",
      "\(words("wind")) \(point)\(quantities.speed(slot[.windSpeed]))",
      "\(words("cloud")) \(quantities.percent(slot[.cloudCover]))",
    ]
    if let isDay { parts.append(isDay ? words("day") : words("night")) }
    if let depth = quantities.snowDepth([slot]) { parts.append(ofSnow(depth)) }
    return "\(clock.weekdayAndTime(slot.start, in: row.zone)): " + parts.joined(separator: ", ")
  }

  /// At most `count` sentences, one for each day of the forecast from today on: `Sat 21 Nov: rain, low 3 °C, …`.
  func daySentences(_ count: Int) -> [String] {
    let best = bestDay
    return days.prefix(count).map { sentence($0, isBest: $0.date == best) }
  }

  private func sentence(_ day: DailyForecast, isBest: Bool) -> String {
    var parts = [words.condition(day.condition) ?? dash]
    parts += lowAndHigh(day[.temperatureMin], day[.temperatureMax])
    parts.append(chance(day[.precipitationChance], day.condition, day[.temperatureMax]))
    parts.append("\(words("precipitation")) \(quantities.precipitation(day[.precipitation]))")
    if day.date == date, let fallenToday { parts.append(fallenToday) }
    parts.append("\(words("wind")) \(quantities.speed(day[.windSpeedMax]))")
    parts.append("\(words("UV index")) \(day[.uvIndexMax].map { QuantityText.rounded($0) } ?? dash)")
    if let depth = quantities.snowDepth(day[.snowfall]) { parts.append(ofSnow(depth)) }
    if let sun = row.sky.value.sunTimes[day.date] {
      parts += [(words("sunrise"), sun.rise), (words("sunset"), sun.set)].compactMap { label, time in
        time.map { "\(label) \(sky.plainTime($0))" }
      }
    }
    if isBest { parts.append(words("best day to be outdoors")) }
    let heading = words("\(words.weekdays[day.date.weekday]) \(day.date.day) \(words.months[day.date.month - 1])")
    return "\(heading): " + parts.joined(separator: ", ")
  }

  /// `5 cm of snow`, besides the amount of precipitation, which is that of water.
  func ofSnow(_ depth: String) -> String { words("\(depth) of snow") }

  private func lowAndHigh(_ low: Double?, _ high: Double?) -> [String] {
    ["\(words("low")) \(quantities.temperature(low))", "\(words("high")) \(quantities.temperature(high))"]
  }

  private func chance(_ percent: Double?, _ condition: Condition?, _ celsius: Double?) -> String {
    "\(chanceName(condition, celsius)) \(quantities.percent(percent))"
  }
}
