import Entities
import Foundation
import ViewModels

/// Forecasts made by hand, for what is drawn of them.
enum ForecastSample {
  /// 2026-11-20T12:20:00Z, 21:20 in Seoul.
  static let now = Date(timeIntervalSince1970: 1_795_177_200)

  static func city(
    _ name: String, _ latitude: Double, _ longitude: Double, _ zone: String, _ country: String
  ) throws -> City {
    struct NoPlace: Error {}
    guard let coordinates = Coordinates(latitude: latitude, longitude: longitude) else { throw NoPlace() }
    return City(name: name, region: nil, countryCode: country, coordinates: coordinates, timeZone: zone)
  }

  static func seoul() throws -> City { try city("Seoul", 37.566, 126.9784, "Asia/Seoul", "KR") }
  static func honolulu() throws -> City { try city("Honolulu", 21.3069, -157.8583, "Pacific/Honolulu", "US") }
  static func kathmandu() throws -> City { try city("Kathmandu", 27.7017, 85.3206, "Asia/Kathmandu", "NP") }

  /// A wave of temperatures, rain from three to eight hours after now, wind that turns.
  static func forecast(of city: City, at now: Date = now) -> Forecast {
    let today = CivilDate(now, in: city.zone)
    let start = Int(today.advanced(by: -1).start(in: city.zone).timeIntervalSince1970)
    let times = (0..<192).map { start + $0 * 3600 }
    var hours = HourlyForecast(times: times)
    let ahead = times.map { (Double($0) - now.timeIntervalSince1970) / 3600 }
    hours.set(.temperature, ahead.map { Float(6 + 8 * cos(($0 - 17) / 12 * .pi)) })
    let isWet = ahead.map { $0 > 3 && $0 < 9 }
    hours.set(.precipitationChance, isWet.map { $0 ? 80 : 5 })
    hours.set(.precipitation, isWet.map { $0 ? 1.4 : 0 })
    hours.set(.cloudCover, isWet.map { $0 ? 100 : 40 })
    hours.set(.windSpeed, ahead.map { Float(4 + 3 * sin($0 / 5)) })
    hours.set(.windDirection, ahead.map { Float(($0 * 10 + 720).truncatingRemainder(dividingBy: 360)) })
    hours.set(conditions: isWet.map { $0 ? .rain : .partlyCloudy })
    return Forecast(hours: hours, days: (-1...6).map { day(today.advanced(by: $0), $0) })
  }

  private static func day(_ date: CivilDate, _ index: Int) -> DailyForecast {
    var day = DailyForecast(date: date)
    day.condition = index == 1 ? .rain : index == 3 ? .snow : .mainlyClear
    day[.temperatureMin] = Double(index) - 3
    day[.temperatureMax] = Double(index) + 9.4
    day[.precipitation] = index == 1 ? 7 : 0
    day[.precipitationChance] = index == 1 ? 80 : 5
    day[.windSpeedMax] = 7
    day[.uvIndexMax] = 2.4
    return day
  }

  static func report(of city: City, at now: Date = now, provider: Provider = .openMeteo) -> CityWeather {
    var report = CityWeather(city: city)
    var current = CurrentWeather(observedAt: now)
    current.condition = .partlyCloudy
    current[.temperature] = 8.4
    current[.feelsLike] = -0.4
    current[.humidity] = 61
    current[.windSpeed] = 9.7
    current[.windGust] = 14
    current[.windDirection] = 320
    current[.pressure] = 1021.3
    current[.cloudCover] = 40
    report.current = Sourced(current, provider: provider, fetchedAt: now.addingTimeInterval(-180))
    report.forecast = Sourced(forecast(of: city, at: now), provider: provider, fetchedAt: now)
    var air = AirQuality(observedAt: now)
    air.european = AirIndex(scale: .european, value: 42, mainPollutant: .fineParticles)
    air.us = AirIndex(scale: .us, value: 61, mainPollutant: .fineParticles)
    report.air = Fetched(air, fetchedAt: now)
    return report
  }

  /// A dashboard of two cities without weather.
  static var twoCities: DashboardViewModel {
    let cities = [try? seoul(), try? honolulu()].compactMap { $0 }
    return DashboardViewModel(
      settings: SettingsViewModel(Settings(cities: cities)), rows: cities.map { CityRowViewModel($0) })
  }

  /// A dashboard of reports, with the sun up from 07:15 to 17:20 by each city's clock.
  static func dashboard(_ reports: [CityWeather], units: Units = .metric, at now: Date = now) -> DashboardViewModel {
    let model = DashboardViewModel(
      settings: SettingsViewModel(Settings(units: units)), rows: reports.map { CityRowViewModel($0.city) })
    model.minute.value = now
    reports.forEach(model.update)
    for row in model.rows.value {
      let today = CivilDate(now, in: row.zone)
      for date in (0..<8).map({ today.advanced(by: $0) }) {
        let midnight = date.start(in: row.zone)
        row.sky.value.sunTimes[date] = SunTimes(
          rise: midnight.addingTimeInterval(7.25 * 3600), set: midnight.addingTimeInterval(17 * 3600 + 1200))
      }
      row.sky.value.isDay = false
    }
    return model
  }
}
