import Entities
import Essentials
import Terminal
import ViewModels

/// The cells of a city's row in the tables, from the current values of its view model; unknown ones are a dash.
struct RowCells: Styled {
  let row: CityRowViewModel
  let quantities: QuantityText
  let clock: ClockText
  let appearance: Appearance
  /// The instant that "now" and "today" refer to.
  let now: Date

  init(_ row: CityRowViewModel, units: Units, appearance: Appearance, now: Date) {
    (self.row, self.appearance, self.now) = (row, appearance, now)
    quantities = QuantityText(units: units, appearance: appearance)
    clock = ClockText(clock: units.clock, appearance: appearance)
  }

  /// The current weather; `nil` if it is unknown.
  var current: CurrentWeather? { row.currentWeather(at: now) }
  /// The warnings in force; `nil` if they are unknown.
  var alerts: [WeatherAlert]? { row.alerts(at: now) }
  /// Whether there is weather, and how fresh it is.
  var status: WeatherStatus { row.status(at: now) }
  /// Whether anything is known of the weather, now or from a forecast.
  var hasWeather: Bool { status.fetchedAt != nil || current?[.temperature] != nil || row.forecast != nil }
  /// A quantity in its canonical unit, now, or today if it is a daily one; `nil` if it is unknown.
  func value(_ quantity: Quantity) -> Double? { row.value(quantity, at: now) }
  /// The city's local date.
  var date: CivilDate { CivilDate(now, in: row.zone) }
  /// The times of the sun on the local date; `nil` until they are computed.
  var sunToday: SunTimes? { row.sky.value.sunTimes[date] }
  /// Formats the sky over the city, without years.
  var sky: SkyText { SkyText(zone: row.zone, units: quantities.units, appearance: appearance, now: now) }
  /// The city's name in characters that the terminal can show.
  var name: String { appearance.name(of: row) }

  /// The symbol of the current condition.
  var symbol: StyledText { appearance.styledSymbol(current?.condition, isDay: row.sky.value.isDay) }
  /// The current temperature in whole degrees: `8°`.
  var temperature: StyledText { degrees(current?[.temperature], .bold) }
  /// The apparent temperature in whole degrees.
  var feelsLike: StyledText { degrees(current?[.feelsLike]) }
  /// The chance of precipitation in the current hour.
  var rain: StyledText {
    let chance = value(.precipitationChance)
    return StyledText(quantities.percent(chance), theme.style(ofChance: chance))
  }
  var humidity: StyledText { StyledText(quantities.percent(current?[.humidity])) }
  /// The speed of gusts in the user's unit, without its symbol.
  var gusts: StyledText {
    let speed = current?[.windGust]
    return StyledText(quantities.speedNumber(speed), theme.style(ofWind: speed))
  }
  /// The times of sunrise and sunset on the local date.
  var sunTimes: StyledText { StyledText(sky.sunTimes(sunToday), theme.quiet) }

  /// The local weekday and time, with the sign of day or night.
  var time: StyledText {
    let sign = appearance.dayOrNight(row.sky.value.isDay)
    return shortTime
      + StyledText(sign.isEmpty ? "" : " " + sign, row.sky.value.isDay == false ? theme.night : theme.day)
  }

  /// The local weekday and time.
  var shortTime: StyledText { StyledText(clock.weekdayAndTime(now, in: row.zone)) }

  /// How far the city's clocks are ahead of those at home: `+8 h`, `-5:30`, `0 h`; empty without a home.
  var difference: StyledText {
    guard let home = appearance.homeZone else { return StyledText() }
    let minutes = (row.zone.secondsFromGMT(for: now) - home.secondsFromGMT(for: now)) / 60
    let (hours, rest) = (abs(minutes) / 60, abs(minutes) % 60)
    let text = rest == 0 ? words("\(hours) h") : "\(hours):\(ClockText.twoDigits(rest))"
    return StyledText((minutes < 0 ? "-" : minutes > 0 ? "+" : "") + text, theme.quiet)
  }

  /// The current condition in words, or that the weather is loading.
  var condition: StyledText {
    if current == nil, status.state == .loading { return StyledText(words("loading"), theme.quiet) }
    return StyledText(words.condition(current?.condition) ?? dash)
  }

  /// The wind's direction and its speed in the user's unit, without the symbol: `↘ 35`.
  var wind: StyledText {
    let (speed, direction) = (current?[.windSpeed], current?[.windDirection])
    return StyledText(quantities.wind(speed, from: direction), theme.style(ofWind: speed))
  }

  /// The UV index, marked if the rounded number is 8 or more, which the WHO calls very high.
  var uv: StyledText {
    let index = current?[.uvIndex]?.rounded()
    return StyledText(index.map { QuantityText.rounded($0) } ?? dash, (index ?? 0) >= 8 ? theme.warning : .plain)
  }

  /// The air quality on the scale of the city's country; `nil` if it is unknown.
  var airIndex: AirIndex? { row.air?.index(inCountry: row.city.countryCode) }

  /// The style of air quality: a warning from the fourth of six bands on, “poor” in Europe and “unhealthy” in the US.
  var airStyle: Style { (airIndex?.band ?? 0) >= 3 ? theme.warning : .plain }

  /// The air quality index, rounded.
  var air: StyledText {
    airIndex.map { StyledText(QuantityText.rounded($0.value), airStyle) } ?? StyledText(dash, theme.quiet)
  }

  /// The current or next rain, which the column, the notes and the sentences describe.
  var rainSpell: RainSpell { row.rainSpell(observed: observedFall, at: now) }

  /// When it rains next: a time or weekday, `now` or `dry`; a dash if that is unknown.
  var nextRain: StyledText {
    switch rainSpell.next {
    case .unknown: StyledText(dash, theme.quiet)
    case .dry: StyledText(words("dry"), theme.quiet)
    case .falling: StyledText(words("now"), theme.rain.adding(.bold))
    case .coming(let start): StyledText(OutlookText(cells: self).shortTime(start), theme.rain)
    }
  }

  /// The current condition as a symbol or, in plain words, by its name.
  var symbolOrCondition: StyledText { isProse ? condition : symbol }

  /// The day's low and high: `-3/11°`.
  var lowHigh: StyledText {
    let high = value(.temperatureMax)
    return quantities.styledRange(value(.temperatureMin), high)
      + StyledText(high == nil ? "" : appearance.degree, theme.quiet)
  }

  private func degrees(_ celsius: Double?, _ attributes: TextAttributes = []) -> StyledText {
    StyledText(quantities.shortTemperature(celsius), theme.style(ofTemperature: celsius).adding(attributes))
  }

  /// How old the weather is, `12 min`, marked if it's stale; or that it is loading or missing.
  var age: StyledText {
    let seconds = row.age(at: now)
    let age = words.age(seconds) ?? dash
    switch status.state {
    case .loading: return StyledText(isProse ? words("loading") : "…", theme.quiet)
    case .failed: return StyledText(words("no data"), theme.problem)
    case .fresh: return StyledText(age, theme.quiet)
    case .stale:
      guard isProse else { return StyledText("!\(age)", theme.warning) }
      // Data can be old although it has just been fetched.
      return StyledText((seconds ?? 0) >= 60 ? words("\(age) old") : words("old"), theme.warning)
    }
  }

  /// The mark of a severe warning in force; `nil` if there is none.
  var warningMark: StyledText? {
    alerts?.contains { $0.severity >= .severe } == true ? StyledText("!", theme.problem) : nil
  }

  /// A warning and, if its end is known, until when it is in force: `Flood Warning until 03:20`.
  func text(of warning: WeatherAlert) -> String {
    guard let end = warning.ends else { return warning.event }
    return warning.event + " " + words("until \(OutlookText(cells: self).time(end))")
  }

  /// Today's precipitation, past and to come; `nil` if its remaining hours are unknown.
  private var restOfDay: RestOfDay? { row.forecast.flatMap { RestOfDay($0.hours, at: now, in: row.zone) } }

  /// The days of the forecast from today on, today with only the precipitation still to come; empty without a forecast.
  var days: [DailyForecast] {
    let (today, rest) = (date, restOfDay)
    return (row.forecast?.days ?? []).filter { $0.date >= today }
      .map { $0.date == today ? rest?.applied(to: $0) ?? $0 : $0 }
  }

  /// `count` hours from the current one on, those beyond the forecast without values; `nil` without a forecast.
  func hours(_ count: Int) -> [HourSlot]? {
    row.forecast?.hours.slots(from: ClockText.wholeHour(now, in: row.zone), count: count)
  }

  /// Day and night in the hours of the forecast.
  var light: DayAndNight { DayAndNight(sun: row.sky.value.sunTimes, zone: row.zone, isDayNow: row.sky.value.isDay) }

  /// The best of the next seven days to be outdoors, without today from 18:00 local time on; `nil` if none stands out.
  var bestDay: CivilDate? {
    let isOver = ClockText.secondsOfDay(now, in: row.zone) >= 18 * 3600
    return days.prefix(7).drop { isOver && $0.date == date }.bestDay
  }

  /// The precipitation observed now; `nil` if there is none or the weather isn't fresh.
  var observedFall: Outlook.PrecipitationType? {
    guard status.state == .fresh else { return nil }
    return current?.condition.flatMap(Outlook.PrecipitationType.init)
  }

  /// Today's precipitation so far, in words; `nil` if it is unknown, under 0.1 mm or zero as displayed.
  var fallenToday: String? {
    guard let fallen = restOfDay?.fallen, fallen >= 0.1 else { return nil }
    return quantities.notablePrecipitation(fallen).map { words("\($0) so far today") }
  }

  /// The label for a chance of precipitation, `chance of snow`, by a condition or, if that is dry, a temperature in °C.
  func chanceName(_ condition: Condition?, _ celsius: Double?) -> String {
    words(Outlook.PrecipitationType(condition, celsius: celsius).chanceLabel)
  }

  /// Why the row has no weather; `nil` unless fetching it failed.
  var reason: String? {
    guard status.state == .failed, let problem = status.problem else { return nil }
    return words(problem.phrase)
  }
}

extension DashboardViewModel {
  /// The cells of all rows at the dashboard's current instant, in display order.
  func cells(_ appearance: Appearance) -> [RowCells] {
    orderedRows.map { [units, now] in RowCells($0, units: units, appearance: appearance, now: now) }
  }
}
