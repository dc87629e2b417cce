import Essentials

/// The motion of one planet about the Sun by VSOP87D (P. Bretagnon & G. Francou 1988, Astronomy & Astrophysics 202,
/// 309), on the mean ecliptic and equinox of date, without terms below 1e-6 rad (Earth 2e-7).
///
/// Geocentric directions are within 1.2″ (Sun), 3″ (Mercury), 6″ (Venus), 9″ (Mars), 2″ (rest) of JPL DE421, 1900–2053.
struct PlanetaryTheory: Sendable {
  static let mercury = PlanetaryTheory(planet: 0)
  static let venus = PlanetaryTheory(planet: 1)
  static let earth = PlanetaryTheory(planet: 2)
  static let mars = PlanetaryTheory(planet: 3)
  static let jupiter = PlanetaryTheory(planet: 4)
  static let saturn = PlanetaryTheory(planet: 5)
  static let uranus = PlanetaryTheory(planet: 6, correction: (offset: 3.66e-6, rate: 5.34e-5))
  static let neptune = PlanetaryTheory(planet: 7, correction: (offset: -6.45e-6, rate: -7.55e-5))
  /// The row counts of each planet's nine series; then A, B and C of each row.
  static let table = EmbeddedFile("Sky/planets.bin").doubles
  /// Longitude, latitude and distance, each for three powers of time.
  private static let seriesPerPlanet = 9
  /// The index at which the rows start, after the row counts of eight planets' series.
  private static let rowsStart = 8 * seriesPerPlanet
  /// Of longitude, latitude and distance (L, B, R), the series for the powers 0, 1 and 2 of time in millennia.
  private let series: [CosineSeries]
  /// Correction of the mean longitude, radians: at J2000.0 and per millennium.
  private let correction: (offset: Double, rate: Double)

  /// The theory of a planet, counted from 0 for Mercury. It was fitted to DE200, where Neptune is 1.7″ ahead by now
  /// and Uranus 1″ behind; `correction` is a straight line fitted to the differences from DE421, 1900–2053.
  private init(planet: Int, correction: (offset: Double, rate: Double) = (0, 0)) {
    self.correction = correction
    let table = Self.table
    let first = Self.seriesPerPlanet * planet
    var row = Int(table[..<first].reduce(0, +))
    series = table[first..<first + Self.seriesPerPlanet].map { count in
      defer { row += Int(count) }
      return CosineSeries(
        (row..<row + Int(count)).map { Self.rowsStart + 3 * $0 }.map {
          .init(amplitude: table[$0], phase: table[$0 + 1], rate: table[$0 + 2])
        })
    }
  }

  /// The geometric heliocentric position, by days of Terrestrial Time since J2000.0. With `leading`, only by the first
  /// that many blocks of each series, of four terms each and the largest first; that is enough for a light time.
  func place(at terrestrial: Double, leading: Int = .max) -> EclipticPlace {
    let tau = terrestrial / 365_250
    func sum(_ index: Int) -> Double { series[index].value(at: tau, leading: leading) }
    func coordinate(_ first: Int) -> Double { sum(first) + (sum(first + 1) + sum(first + 2) * tau) * tau }
    let longitude = coordinate(0) + correction.offset + correction.rate * tau
    return EclipticPlace(longitude: longitude, latitude: coordinate(3), distance: coordinate(6))
  }
}
