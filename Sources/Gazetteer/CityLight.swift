import Essentials

/// The light that the lamps of the built-in list's cities throw into the sky of a place.
///
/// Walker's law (Walker 1977, Publ. Astron. Soc. Pacific 89, 405): a city of P people, d km away, adds 0.01·P·d^−2.5 of the
/// natural brightness of the zenith. It was measured outside of cities; within one d stays at its edge. That lies at
/// 10 km for a million people and grows with the 0.3rd power of them, so that the middle of Seoul is at 17.1 magnitudes per
/// square arcsecond, the middle of a town of 75,000 at 18.2.
package struct CityLight: Sendable {
  /// Of all cities; read once, when it is first needed.
  package static let known = CityLight(Places())

  /// Kilometres within which cities count.
  static let reach = 200.0
  private static let earthRadius = 6371.0
  /// Cities with fewer people have no boroughs in the list.
  private static let leastWithBoroughs = 300_000

  /// A city as a point on the unit sphere.
  private struct City: Sendable {
    var direction: SIMD4<Float>
    /// The natural brightness that it adds at 1 km.
    var strength: Float
    /// The square of its radius, in radians of the sphere.
    var edge: Float
  }

  /// The cities by cells of the sphere.
  private var cells = [[City]](repeating: [], count: Cell.count)

  init(_ places: Places) {
    var large = [[City]](repeating: [], count: Cell.count)
    places.forEachLine(withAirports: false) { _, place in
      let radius = Self.radius(ofPeople: place.people) / Self.earthRadius
      let direction = Self.direction(place.latitude, place.longitude)
      let cell = Cell.index(place.latitude, place.longitude)
      // Whoever lives within a larger city, which comes before, is counted with it.
      guard !large[cell].contains(where: { Self.squared($0.direction - direction) < $0.edge }) else { return }
      let city = City(
        direction: direction, strength: Float(0.01 * Double(place.people)), edge: Float(radius * radius))
      cells[cell].append(city)
      guard place.people >= Self.leastWithBoroughs else { return }
      Cell.forEach(within: radius, of: place.latitude, place.longitude) { large[$0].append(city) }
    }
  }

  /// How many times the natural brightness of the zenith lamps add over a place; 0 far from all cities.
  package func brightness(latitude: Double, longitude: Double) -> Double {
    guard latitude.isFinite, longitude.isFinite else { return 0 }
    let here = Self.direction(latitude, longitude)
    let limit = Float((Self.reach / Self.earthRadius) * (Self.reach / Self.earthRadius))
    // d^2.5 of the sphere's radians, brought to kilometres once.
    let scale = Float(pow(Self.earthRadius, -2.5))
    var sum: Float = 0
    Cell.forEach(within: Self.reach / Self.earthRadius, of: latitude, longitude) { cell in
      for city in cells[cell] {
        let distance = Self.squared(city.direction - here)
        guard distance < limit else { continue }
        let counted = max(distance, city.edge)
        sum += city.strength / (counted * counted.squareRoot().squareRoot())
      }
    }
    return Double(sum * scale)
  }

  /// Kilometres from the middle of a city to its edge.
  private static func radius(ofPeople people: Int) -> Double { 10 * pow(Double(max(people, 1)) / 1e6, 0.3) }

  private static func squared(_ vector: SIMD4<Float>) -> Float { (vector * vector).sum() }

  private static func direction(_ latitude: Double, _ longitude: Double) -> SIMD4<Float> {
    let (phi, lambda) = (latitude * .pi / 180, longitude * .pi / 180)
    return SIMD4(Float(cos(phi) * cos(lambda)), Float(cos(phi) * sin(lambda)), Float(sin(phi)), 0)
  }
}

/// Cells of two degrees by two, by number.
private enum Cell {
  static let rows = 90
  static let columns = 180
  static let count = rows * columns

  static func index(_ latitude: Double, _ longitude: Double) -> Int {
    row(latitude) * columns + wrapped(column(longitude))
  }

  /// Calls `visit` with every cell that comes within an angle in radians of a place; at the poles with whole rows.
  static func forEach(within angle: Double, of latitude: Double, _ longitude: Double, _ visit: (Int) -> Void) {
    let reach = angle * 180 / .pi
    let widest = min(abs(latitude) + reach, 89.9)
    let width = min(reach / cos(widest * .pi / 180), 179)
    for row in row(latitude - reach)...row(latitude + reach) {
      for column in column(longitude - width)...column(longitude + width) {
        visit(row * columns + wrapped(column))
      }
    }
  }

  private static func row(_ latitude: Double) -> Int {
    Int(min(max((latitude + 90) / 2, 0), Double(rows - 1)).rounded(.down))
  }

  /// Not yet brought into the range of the columns.
  private static func column(_ longitude: Double) -> Int {
    Int(min(max((longitude + 180) / 2, -1000), 1000).rounded(.down))
  }

  private static func wrapped(_ column: Int) -> Int { ((column % columns) + columns) % columns }
}
