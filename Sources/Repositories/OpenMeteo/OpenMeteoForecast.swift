import Entities
import Essentials

extension OpenMeteoAnswer {
  /// The forecast of a place whose clocks are in `zone`.
  ///
  /// - Throws: `noData` when every value is unknown, `unreadable` when times are.
  func forecast(in zone: Zone, at now: Date) throws(ServiceFailure) -> Forecast {
    let hourly = hourly
    guard let times = hourly.times, daily.times != nil else {
      throw .unreadable(.openMeteo, .own(.timeFormat))
    }
    try Plausible.check(times, of: .openMeteo, at: now)
    var hours = HourlyForecast(times: times)
    for (quantity, name, _) in Self.variables {
      if let column = hourly.column(name) { hours.set(quantity, Plausible.column(column, of: quantity)) }
    }
    if let codes = hourly.column("weather_code") { hours.set(conditions: codes.map { Condition(wmoCode: Double($0)) }) }
    if hours.column(.dewPoint) == nil { hours.setDewPoints() }
    let days = days(hours, in: zone)
    guard zip(days, days.dropFirst()).allSatisfy({ $0.date < $1.date }) else {
      throw .unreadable(.openMeteo, .own(.timesOutOfOrder))
    }
    let forecast = Forecast(hours: hours, days: days)
    if forecast.isEmpty { throw .noData(.openMeteo) }
    return forecast
  }

  /// The days, whose dates count with the answer's one fixed offset.
  private func days(_ hours: HourlyForecast, in zone: Zone) -> [DailyForecast] {
    guard let starts = daily.times, let first = starts.first else { return [] }
    let offset = utcOffset ?? zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(first)))
    let daily = daily
    return starts.prefix(HourlyForecast.mostDays).enumerated().map { row, start in
      let date = CivilDate(Date(timeIntervalSince1970: Double(start)), secondsFromGMT: offset)
      return day(daily, row, date, from: start, in: zone, hours)
    }
  }

  /// After a change of the clocks the service's days lie an hour off the calendar, so what it says of them is replaced by
  /// what the hours say of the true day.
  private func day(
    _ daily: OpenMeteoSection, _ row: Int, _ date: CivilDate, from midnight: Int, in zone: Zone, _ hours: HourlyForecast
  ) -> DailyForecast {
    let start = Int(date.start(in: zone).timeIntervalSince1970)
    let end = Int(date.advanced(by: 1).start(in: zone).timeIntervalSince1970)
    let span = HourSpan(hours, from: start, to: end)
    var day = span.day(date)
    guard start == midnight && end - start == 86_400 || span.isEmpty else { return day }
    day.condition = daily.value("weather_code", at: row).flatMap { Condition(wmoCode: $0) } ?? day.condition
    for (quantity, name, _) in Self.dailyVariables {
      day[quantity] = Plausible.value(daily.value(name, at: row), of: quantity) ?? day[quantity]
    }
    return day
  }
}

extension OpenMeteoAnswer {
  /// The weather now; throws `noData` when every value is unknown, `unreadable` when the time is.
  func currentWeather(at now: Date) throws(ServiceFailure) -> CurrentWeather {
    var weather = CurrentWeather(observedAt: try observationTime(of: .openMeteo, at: now))
    weather.condition = current.value("weather_code").flatMap { Condition(wmoCode: $0) }
    weather.read(value)
    weather.dewPoint = Moisture.dewPoint(temperature: weather.temperature, humidity: weather.humidity)
    weather.quarters = rainQuarters
    weather.precipitation = hourlyPrecipitation ?? hourlyPrecipitation(at: weather)
    if weather.isEmpty { throw .noData(.openMeteo) }
    return weather
  }

  /// When the values of `current` were right.
  ///
  /// - Throws: `noData` without a time, `unreadable` for one in another format or ahead of the clock.
  func observationTime(of service: Service, at now: Date) throws(ServiceFailure) -> Date {
    guard let times = current.times else { throw .unreadable(service, .own(.timeFormat)) }
    guard let time = times.first else { throw .noData(service) }
    try Plausible.check([time], of: service, at: now)
    return Date(timeIntervalSince1970: Double(time))
  }

  private func value(_ quantity: Quantity) -> Double? {
    let name = Self.variables.first { $0.quantity == quantity }?.name
    return name.flatMap { Plausible.value(current.value($0), of: quantity) }
  }

  /// mm in an hour: the service sums over `interval` seconds, normally 900.
  private var hourlyPrecipitation: Double? {
    guard let amount = value(.precipitation) else { return nil }
    let interval = current.value("interval") ?? 900
    return interval >= 60 ? (amount * 3600 / interval * 1000).rounded() / 1000 : nil
  }
}
