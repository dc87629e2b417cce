import Entities
import Essentials

extension ByteReader {
  mutating func currentWeather() throws(Damaged) -> CurrentWeather {
    var weather = CurrentWeather(observedAt: try date())
    weather.condition = try condition()
    weather.temperature = try optional()
    weather.feelsLike = try optional()
    weather.dewPoint = try optional()
    weather.humidity = try optional()
    weather.cloudCover = try optional()
    weather.pressure = try optional()
    weather.visibility = try optional()
    weather.uvIndex = try optional()
    weather.windSpeed = try optional()
    weather.windGust = try optional()
    weather.windDirection = try optional()
    weather.precipitation = try optional()
    return weather
  }

  mutating func forecast() throws(Damaged) -> Forecast {
    let hours = try hourlyForecast()
    var days: [DailyForecast] = []
    for _ in 0..<(try count(ofSize: 53)) { days.append(try dailyForecast()) }
    return Forecast(hours: hours, days: days)
  }

  mutating func airQuality() throws(Damaged) -> AirQuality {
    var air = AirQuality(observedAt: try date())
    air.europeanIndex = try optional()
    air.usIndex = try optional()
    air.mainPollutant = AirQuality.Pollutant(rawValue: try text())
    for (name, value) in try amounts() {
      if let pollutant = AirQuality.Pollutant(rawValue: name) { air.concentrations[pollutant] = value }
    }
    for (name, value) in try amounts() {
      if let plant = AirQuality.Pollen(rawValue: name) { air.pollen[plant] = value }
    }
    return air
  }

  mutating func alerts() throws(Damaged) -> [WeatherAlert] {
    var alerts: [WeatherAlert] = []
    for _ in 0..<(try count(ofSize: 31)) { alerts.append(try alert()) }
    return alerts
  }

  private mutating func alert() throws(Damaged) -> WeatherAlert {
    let identifier = try safeText()
    let event = try safeText()
    let severity = WeatherAlert.Severity(rawValue: try text()) ?? .unknown
    var alert = WeatherAlert(identifier: identifier, event: event, severity: severity)
    alert.headline = try optionalText()
    alert.details = try optionalText()
    alert.instruction = try optionalText()
    alert.onset = try optional().map { Date(timeIntervalSince1970: $0) }
    alert.ends = try optional().map { Date(timeIntervalSince1970: $0) }
    return alert
  }

  private mutating func hourlyForecast() throws(Damaged) -> HourlyForecast {
    let times = try hourTimes()
    let packed = [UInt8](try take(Int(try number(UInt32.self))))
    guard let hours = HourlyForecast(times: times, packed: packed) else { throw Damaged() }
    return hours
  }

  private mutating func hourTimes() throws(Damaged) -> HourTimes {
    // Each hour has a byte at least, for its condition.
    let count = try count(ofSize: 1)
    let step = try seconds()
    guard step == 0 else {
      guard step > 0, count > 1, step <= 1_000_000_000_000 / count else { throw Damaged() }
      return HourTimes(first: try seconds(), step: step, count: count)
    }
    var times: [Int] = []
    for _ in 0..<count {
      let time = try seconds()
      guard time > times.last ?? .min else { throw Damaged() }
      times.append(time)
    }
    return HourTimes(times)
  }

  private mutating func seconds() throws(Damaged) -> Int {
    let seconds = try number(Int64.self)
    guard seconds.magnitude < 1_000_000_000_000 else { throw Damaged() }
    return Int(seconds)
  }

  private mutating func dailyForecast() throws(Damaged) -> DailyForecast {
    var day = DailyForecast(date: CivilDate(daysSince1970: Int(try number(Int32.self))))
    day.condition = try condition()
    day.temperatureMin = try optional()
    day.temperatureMax = try optional()
    day.precipitation = try optional()
    day.precipitationChance = try optional()
    day.windSpeedMax = try optional()
    day.uvIndexMax = try optional()
    return day
  }

  private mutating func condition() throws(Damaged) -> Condition? {
    ConditionCode.condition(of: try number(UInt8.self))
  }

  private mutating func amounts() throws(Damaged) -> [(String, Double)] {
    var amounts: [(String, Double)] = []
    for _ in 0..<(try count(ofSize: 12)) {
      let name = try text()
      if let value = try optional() { amounts.append((name, value)) }
    }
    return amounts
  }

  private mutating func optionalText() throws(Damaged) -> String? {
    try number(UInt8.self) == 0 ? nil : try safeText()
  }

  /// Text that was safe when it was written and must still be: a file may be made by others.
  private mutating func safeText() throws(Damaged) -> String {
    let text = try text()
    guard SafeText.prose(text, limit: .max) == text else { throw Damaged() }
    return text
  }
}
