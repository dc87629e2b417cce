import Entities
import Essentials

extension OpenMeteoAnswer {
  /// The forecast by hour, with days in `zone`; throws `noData` without known values, `unreadable` for invalid times.
  func forecast(in zone: Zone, at now: Date) throws(ServiceFailure) -> Forecast {
    let hourly = hourly
    guard let times = hourly.times else { throw .unreadable(.openMeteo, .own(.timeFormat)) }
    try Plausible.checkTimes(times, of: .openMeteo, at: now)
    var hours = HourlyForecast(times: times)
    for (quantity, name, _) in Self.variables {
      if let column = hourly.column(name) { hours.set(quantity, Plausible.column(column, of: quantity)) }
    }
    if let codes = hourly.column("weather_code") { hours.set(conditions: codes.map { Condition(wmoCode: Double($0)) }) }
    if hours.column(.dewPoint) == nil { hours.setDewPoints() }
    let forecast = Forecast(hours: hours, days: hours.days(in: zone))
    if forecast.isEmpty { throw .noData(.openMeteo) }
    return forecast
  }

  /// The current weather; throws `noData` without known values, `unreadable` for an invalid time.
  func currentWeather(at now: Date) throws(ServiceFailure) -> CurrentWeather {
    var weather = CurrentWeather(observedAt: try observationTime(of: .openMeteo, at: now))
    weather.condition = current.value("weather_code").flatMap { Condition(wmoCode: $0) }
    weather.setInstantaneousValues(value)
    weather[.dewPoint] = WeatherFormulas.dewPoint(temperature: weather[.temperature], humidity: weather[.humidity])
    weather.quarters = rainQuarters
    weather[.precipitation] = hourlyPrecipitation(in: weather)
    if weather.isEmpty { throw .noData(.openMeteo) }
    return weather
  }

  /// The time of the values in `current`; throws `noData` without one, `unreadable` if it is invalid.
  func observationTime(of service: Service, at now: Date) throws(ServiceFailure) -> Date {
    guard let times = current.times else { throw .unreadable(service, .own(.timeFormat)) }
    guard let time = times.first else { throw .noData(service) }
    try Plausible.checkTimes([time], of: service, at: now)
    return Date(timeIntervalSince1970: Double(time))
  }

  /// A current value in the canonical unit; `nil` if it is missing or implausible.
  private func value(_ quantity: Quantity) -> Double? {
    let name = Self.variables.first { $0.quantity == quantity }?.name
    return name.flatMap { Plausible.value(current.value($0), of: quantity) }
  }
}
