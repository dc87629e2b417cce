import Astronomy

/// How long the sky takes; for comparison the C library Astronomy Engine 2.1.19 with gcc -O2 on such a machine.
enum AstronomyBenchmarks {
  private static let cities = (0..<50).map { (index: Int) -> Observer in
    let (latitude, longitude) = (index * 37 % 120 - 60, index * 71 % 360 - 180)
    return Observer(latitude: Double(latitude), longitude: Double(longitude))
  }

  static func run() async {
    oneCity()
    manyCities()
    details()
  }

  private static func oneCity() {
    measure("Sun and Moon of one city's day", target: "80 µs; C library 304 µs", operations: 50) {
      cities.enumerated().map { index, city in
        let start = 9000 + Double(index * 17) + city.longitude / 360
        return DayEvents(window: start..<start + 1, observer: city)
      }
    }
    measure("five planets' place in the sky", target: "12 µs; C library 24 µs", operations: 50) {
      cities.enumerated().map { index, city in
        Sky.positions(in: GeocentricSky(at: 9000.3 + Double(index), bodies: [.mercury, .venus, .mars, .jupiter, .saturn]), from: city)
      }
    }
    measure("a year of one city's Sun and Moon", target: "30 ms") {
      let ephemeris = Ephemeris(covering: 9500..<9866)
      return (0..<365).map { day in
        DayEvents(window: 9500 + Double(day)..<9501 + Double(day), observer: cities[7], ephemeris: ephemeris)
      }
    }
  }

  private static func manyCities() {
    measure("fifty cities' whole sky: day, seven planets' events, places, Moon", target: "10 ms") {
      let now = 9820.3
      let ephemeris = Ephemeris(covering: now - 1.5..<now + 2.5, bodies: Set(Body.allCases))
      let sky = GeocentricSky(at: now)
      let phase = MoonPhase(at: now)
      return (phase, cities.map { wholeSky(of: $0, now: now, ephemeris: ephemeris, sky: sky) })
    }
  }

  private static func wholeSky(
    of city: Observer, now: Double, ephemeris: Ephemeris, sky: GeocentricSky
  ) -> (DayEvents, [PlanetEvents], [SkyPosition], MoonDisc) {
    let start = (now + city.longitude / 360).rounded(.down) - city.longitude / 360
    let window = start..<start + 1
    return (
      DayEvents(window: window, observer: city, ephemeris: ephemeris),
      Body.planets.map { PlanetEvents(of: $0, window: window, observer: city, ephemeris: ephemeris) },
      Sky.positions(in: sky, from: city), MoonDisc(in: sky, from: city)
    )
  }

  private static func details() {
    measure("the next four quarters of the Moon", target: "C library 85 µs", operations: 20) {
      (0..<20).map { MoonPhase(at: 9000 + Double($0) * 3.7) }
    }
    measure("an ephemeris of a day, Sun and Moon", target: "none", operations: 20) {
      (0..<20).map { Ephemeris(covering: Double($0)..<Double($0) + 0.9) }
    }
    measure("solar and lunar eclipses of a year", target: "none") {
      (SolarEclipse.all(in: 9500..<9866, from: cities[3]), LunarEclipse.all(in: 9500..<9866))
    }
  }
}
