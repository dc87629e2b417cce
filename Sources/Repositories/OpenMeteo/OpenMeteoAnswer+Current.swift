import Entities
import Essentials

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
