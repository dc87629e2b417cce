import Astronomy
import Entities
import Foundation
import Services
import Views

/// Times of computing the sky. Some targets are compared with the C library Astronomy Engine 2.1.19, compiled by `gcc
/// -O2`.
enum SkyBenchmarks {
  private static let now = Date(timeIntervalSince1970: 1_795_176_000)
  private static let cities = (0..<50).compactMap { (index: Int) -> City? in
    let (latitude, longitude) = (index * 37 % 120 - 60, index * 71 % 360 - 180)
    return Coordinates(latitude: Double(latitude), longitude: Double(longitude)).map {
      City(name: "City \(index)", region: nil, countryCode: nil, coordinates: $0, timeZone: "Asia/Seoul")
    }
  }
  private static let observers = cities.map(\.coordinates)

  static func run() async {
    astronomy()
    reports()
    await charts()
  }

  /// Charts of a moonless night, when the most stars are visible.
  @MainActor private static func charts() {
    let night = Date(timeIntervalSince1970: 1_794_232_800)
    let service = SkyService()
    for showsAll in [false, true] {
      let stars = showsAll ? "every star" : "what the eye sees"
      measure("a chart of \(stars): placed", target: "3 ms with drawing") {
        service.starChart(of: cities[0], at: night, showsAll: showsAll)
      }
      for (columns, rows) in [(80, 23), (120, 39)] {
        let drawing = ChartDrawing(appearance: Appearance(), columns: columns, rows: rows)
        measure("a chart of \(stars): placed and drawn, \(columns) × \(rows)", target: "3 ms") {
          drawing.lines(service.starChart(of: cities[0], at: night, showsAll: showsAll))
        }
      }
    }
  }

  private static func astronomy() {
    measure("Sun and Moon of one city's day", target: "80 µs; C library 304 µs", operations: 50) {
      observers.enumerated().map { index, place in
        let start = 9000 + Double(index * 17) + place.longitude / 360
        return DayEvents(window: start..<start + 1, observer: place)
      }
    }
    measure("all bodies' places in the sky", target: "20 µs", operations: 50) {
      observers.enumerated().map { index, place in
        GeocentricSky(at: 9000.3 + Double(index)).positions(from: place)
      }
    }
    measure("a year of one city's Sun and Moon", target: "30 ms") {
      let ephemeris = Ephemeris(covering: 9500..<9866)
      return (0..<365).map { day in
        DayEvents(window: 9500 + Double(day)..<9501 + Double(day), observer: observers[7], ephemeris: ephemeris)
      }
    }
    measure("the next four quarters of the Moon", target: "C library 85 µs", operations: 20) {
      (0..<20).map { day in MoonQuarter.allCases.map { $0.next(after: 9000 + Double(day) * 3.7) } }
    }
  }

  private static func reports() {
    let service = SkyService()
    let forecast = forecast()
    measure("fifty cities' whole reports: day, night, planets, outlook", target: "10 ms") {
      let almanac = SkyAlmanac(at: now)
      return cities.compactMap { city in
        (try? SkyMoment(at: city, now: now)).map {
          service.report(for: city, moment: $0, forecast: forecast, now: now, almanac: almanac)
        }
      }
    }
    measure("one city's page with showers and a year's eclipses", target: "none") {
      (try? SkyMoment(at: cities[0], now: now)).map {
        service.report(for: cities[0], moment: $0, forecast: forecast, now: now, isDetailed: true)
      }
    }
    measure("a year of one city's events", target: "60 ms") {
      service.events(for: cities[7], in: now..<now.addingTimeInterval(365 * 86_400))
    }
    measure("a year of one city's days and lights", target: "none") { service.year(2026, of: cities[7]) }
    passes()
    let places = (0..<1000).map { cities[$0 % 50].coordinates }
    measure("day or night above a thousand cities", target: "1 ms") {
      let daylight = Daylight(at: now)
      return places.count { daylight.isDay(at: $0) }
    }
  }

  /// Passes of the two space stations, which are computed for one city, and for a night of fifty cities.
  private static func passes() {
    let orbits = [(Satellite.iss, 51.63, 15.49), (.tiangong, 41.47, 15.6)].map { satellite, inclination, motion in
      SatelliteElements(
        satellite: satellite, epoch: now, meanMotion: motion, eccentricity: 0.0005, inclination: inclination,
        ascendingNode: 250, argumentOfPericenter: 100, meanAnomaly: 200, drag: 0.0002)
    }
    measure("the next pass that a chart draws", target: "3 ms") {
      SatelliteTracks.pass(over: cities[0], at: now, skyData: SkyData(orbits: orbits), clouds: nil)
    }
    measure("a night of passes for fifty cities", target: "20 ms") {
      let tracks = SatelliteTracks(SkyData(orbits: orbits), over: now..<now.addingTimeInterval(86_400))
      return cities.map { tracks.passes(over: $0, after: now, clouds: nil)?.count ?? 0 }
    }
  }

  /// A week of hours with the values that a report about the sky needs.
  private static func forecast() -> Forecast {
    let start = Int(now.timeIntervalSince1970) / 3600 * 3600 - 86_400
    var hours = HourlyForecast(times: (0..<168).map { start + $0 * 3600 })
    hours.set(.cloudCover, (0..<168).map { Float($0 % 24) })
    hours.set(.humidity, Array(repeating: 70, count: 168))
    hours.set(.windSpeed, Array(repeating: 3, count: 168))
    return Forecast(hours: hours, days: [])
  }
}
