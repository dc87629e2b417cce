import Entities
import Essentials

extension OpenMeteoAnswer {
  /// The forecast of a place whose clocks are in `zone`.
  ///
  /// - Throws: `noData` when every value is unknown, `unreadable` when times are.
  func forecast(in zone: Zone) throws(ServiceFailure) -> Forecast {
    guard let times = hourly.times, let days = daily.times else {
      throw .unreadable(.openMeteo, "its times are in another format")
    }
    guard [times, days].allSatisfy({ zip($0, $0.dropFirst()).allSatisfy { $0 < $1 } }) else {
      throw .unreadable(.openMeteo, "its times are out of order")
    }
    var hours = HourlyForecast(times: times)
    for (name, quantity) in Self.quantities {
      if let column = hourly.column(name) { hours.set(quantity, Plausible.column(column, of: quantity)) }
    }
    if let codes = hourly.column("weather_code") { hours.set(conditions: codes.map(Self.condition)) }
    hours.trim()
    let forecast = Forecast(hours: hours, days: self.days(hours, in: zone))
    if forecast.isEmpty { throw .noData(.openMeteo) }
    return forecast
  }

  private static let quantities: [(String, HourlyForecast.Quantity)] = [
    ("temperature_2m", .temperature), ("relative_humidity_2m", .humidity), ("dew_point_2m", .dewPoint),
    ("precipitation_probability", .precipitationChance), ("precipitation", .precipitation),
    ("cloud_cover", .cloudCover), ("cloud_cover_low", .lowCloud), ("cloud_cover_mid", .midCloud),
    ("cloud_cover_high", .highCloud), ("visibility", .visibility), ("wind_speed_10m", .windSpeed),
    ("wind_gusts_10m", .windGust), ("wind_direction_10m", .windDirection), ("uv_index", .uvIndex),
  ]

  private static func condition(_ code: Float) -> Condition? {
    Condition(wmoNumber: Double(code))
  }

  /// The days, whose dates count with the answer's one fixed offset.
  ///
  /// After a change of the clocks the service's days lie an hour off the calendar, so what it says of them is replaced
  /// by what the hours say of the true day.
  private func days(_ hours: HourlyForecast, in zone: Zone) -> [DailyForecast] {
    guard let starts = daily.times, let first = starts.first, let last = starts.last else { return [] }
    let offset = utcOffset ?? zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(first)))
    let isSteady = [first, (first + last) / 2, last + 86_400].allSatisfy {
      zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double($0))) == offset
    }
    return starts.indices.prefix(LocalDays.most).map { row in
      let start = starts[row]
      let date = CivilDate(Date(timeIntervalSince1970: Double(start)), secondsFromGMT: offset)
      return isSteady
        ? day(row, date, HourSpan(hours, from: start, to: start + 86_400))
        : day(row, date, in: zone, hours)
    }
  }

  private func day(_ row: Int, _ date: CivilDate, in zone: Zone, _ hours: HourlyForecast) -> DailyForecast {
    let start = Int(date.start(in: zone).timeIntervalSince1970)
    let end = Int(date.advanced(by: 1).start(in: zone).timeIntervalSince1970)
    let span = HourSpan(hours, from: start, to: end)
    var day = day(row, date, span)
    guard start != daily.times?[row] || end - start != 86_400, !span.isEmpty else { return day }
    day.condition = span.condition
    day.temperatureMin = span.lowest(.temperature)
    day.temperatureMax = span.highest(.temperature)
    day.precipitationChance = span.highestAmount(.precipitationChance)
    return day
  }

  private func day(_ row: Int, _ date: CivilDate, _ span: HourSpan) -> DailyForecast {
    var day = DailyForecast(date: date)
    day.condition = daily.value("weather_code", at: row).flatMap { Condition(wmoNumber: $0) }
    day.temperatureMin = value("temperature_2m_min", at: row, in: Plausible.temperature)
    day.temperatureMax = value("temperature_2m_max", at: row, in: Plausible.temperature)
    day.precipitationChance = value("precipitation_probability_max", at: row, in: Plausible.percent)
    day.addDerivedValues(of: span)
    return day
  }

  private func value(_ name: String, at row: Int, in range: ClosedRange<Double>) -> Double? {
    Plausible.value(daily.value(name, at: row), in: range)
  }
}

extension OpenMeteoAnswer {
  /// The weather now.
  ///
  /// - Throws: `noData` when every value is unknown, `unreadable` when the time is.
  func currentWeather() throws(ServiceFailure) -> CurrentWeather {
    guard let times = current.times else { throw .unreadable(.openMeteo, "its times are in another format") }
    guard let time = times.first else { throw .noData(.openMeteo) }
    var weather = CurrentWeather(observedAt: Date(timeIntervalSince1970: Double(time)))
    weather.condition = current.value("weather_code").flatMap { Condition(wmoNumber: $0) }
    weather.temperature = value("temperature_2m", in: Plausible.temperature)
    weather.feelsLike = value("apparent_temperature", in: Plausible.temperature)
    weather.humidity = value("relative_humidity_2m", in: Plausible.percent)
    weather.dewPoint = Moisture.dewPoint(temperature: weather.temperature, humidity: weather.humidity)
    weather.cloudCover = value("cloud_cover", in: Plausible.percent)
    weather.pressure = value("pressure_msl", in: Plausible.pressure)
    weather.windSpeed = value("wind_speed_10m", in: Plausible.wind)
    weather.windGust = value("wind_gusts_10m", in: Plausible.wind)
    weather.windDirection = value("wind_direction_10m", in: Plausible.direction)
    weather.precipitation = hourlyPrecipitation
    if weather.isEmpty { throw .noData(.openMeteo) }
    return weather
  }

  private func value(_ name: String, in range: ClosedRange<Double>) -> Double? {
    Plausible.value(current.value(name), in: range)
  }

  /// mm in an hour: the service sums over `interval` seconds, normally 900.
  private var hourlyPrecipitation: Double? {
    guard let amount = value("precipitation", in: Plausible.precipitation) else { return nil }
    let interval = current.value("interval") ?? 900
    return interval >= 60 ? (amount * 3600 / interval * 1000).rounded() / 1000 : nil
  }
}
