import Entities
import Essentials
import Services

/// How long the skies of a screenful of cities take.
enum SkyBenchmarks {
  private static let cities = (0..<50).compactMap { (index: Int) -> City? in
    let (latitude, longitude) = (index * 37 % 120 - 60, index * 71 % 360 - 180)
    return Coordinates(latitude: Double(latitude), longitude: Double(longitude)).map {
      City(name: "City \(index)", region: nil, countryCode: nil, coordinates: $0, timeZone: "Asia/Seoul")
    }
  }

  static func run() async {
    let service = SkyService()
    let now = Date(timeIntervalSince1970: 1_795_176_000)
    let forecast = forecast(from: now)
    measure("fifty cities' whole reports: day, night, planets, outlook", target: "10 ms") {
      let almanac = SkyAlmanac(at: now)
      return cities.compactMap { city in
        (try? SkyMoment(at: city, now: now)).map {
          service.report(for: city, moment: $0, forecast: forecast, now: now, almanac: almanac)
        }
      }
    }
    measure("one city's page with showers and a year's eclipses", target: "none") {
      try? SkyMoment(at: cities[0], now: now)
        .whole(service, cities[0], forecast, now)
    }
    let places = (0..<1000).map { cities[$0 % 50].coordinates }
    measure("day or night above a thousand cities", target: "1 ms") {
      let daylight = service.daylight(at: now)
      return places.count { daylight.isDay(at: $0) }
    }
  }

  private static func forecast(from now: Date) -> Forecast {
    let start = Int(now.timeIntervalSince1970) / 3600 * 3600 - 86_400
    var hours = HourlyForecast(times: (0..<168).map { start + $0 * 3600 })
    hours.set(.cloudCover, (0..<168).map { Float($0 % 24) })
    hours.set(.humidity, Array(repeating: 70, count: 168))
    hours.set(.windSpeed, Array(repeating: 3, count: 168))
    return Forecast(hours: hours, days: [])
  }
}

extension SkyMoment {
  fileprivate func whole(_ service: SkyService, _ city: City, _ forecast: Forecast, _ now: Date) -> SkyReport {
    service.report(for: city, moment: self, forecast: forecast, now: now, isWhole: true)
  }
}
