import Essentials

/// Artificial sky brightness of a place, from the populations of the cities in the built-in list.
///
/// Walker's law (Walker 1977, Publ. Astron. Soc. Pacific 89, 405): a city of P people at d km adds 0.01·P·d^−2.5 of the
/// natural zenith brightness. It was measured outside cities; inside one, d is taken as the city's radius: 10 km for a
/// million people, proportional to the population to the power of 0.3. That puts the centre of Seoul, with the cities
/// around it, at 17.2 magnitudes per square arcsecond, and the centre of a lone town of 75,000 at 18.8.
package enum CityLight {
  /// The farthest that a city is counted from, km. A million people at that distance add 2% of the natural brightness.
  private static let reach = 200.0

  /// A city as a round source of light.
  struct City {
    /// The unit vector from the Earth's centre to the city's.
    let direction: SIMD4<Float>
    /// Kilometres.
    let radius: Double
    private let population: Int

    init(_ place: PlaceTable.Numbers) {
      direction = Direction(latitude: place.latitude, longitude: place.longitude).singlePrecision
      population = place.population
      radius = 10 * pow(Double(max(population, 1)) / 1e6, 0.3)
    }

    /// The square of the distance from the city's centre to a place, given as a unit vector; km².
    func squaredDistance(to place: SIMD4<Float>) -> Float {
      let chord = (direction - place) * Float(Direction.earthRadius)
      return (chord * chord).sum()
    }

    /// Whether a place, given as a unit vector, is within the city's radius.
    func contains(_ place: SIMD4<Float>) -> Bool { squaredDistance(to: place) < Float(radius * radius) }

    /// The brightness that the city adds, in units of the natural one, at a distance given as its square in km².
    func brightness(atSquaredDistance squaredDistance: Float) -> Float {
      let square = max(squaredDistance, Float(radius * radius))
      // d^2.5 is d² times the root of the root of d².
      return Float(0.01 * Double(population)) / (square * square.squareRoot().squareRoot())
    }
  }

  /// The brightness that cities add to the zenith at a position in degrees, as a multiple of the natural one; 0 far
  /// from all cities, or if a number isn't finite.
  package static func brightness(latitude: Double, longitude: Double) -> Double {
    guard latitude.isFinite, longitude.isFinite else { return 0 }
    let (places, table) = (PlaceTable(), CellTable())
    let here = Direction(latitude: latitude, longitude: longitude).singlePrecision
    var sum: Float = 0
    GridCell.forEach(within: reach, ofLatitude: latitude, longitude: longitude) { cell in
      for city in table.positions(inCell: cell).compactMap({ places.numbers(at: $0) }).map(City.init) {
        let squaredDistance = city.squaredDistance(to: here)
        if squaredDistance < Float(reach * reach) { sum += city.brightness(atSquaredDistance: squaredDistance) }
      }
    }
    return Double(sum)
  }
}
