import Essentials

/// Artificial sky brightness of a place, from the populations of the cities in the built-in list.
///
/// Walker's law (Walker 1977, Publ. Astron. Soc. Pacific 89, 405): a city of P people at d km adds 0.01·P·d^−2.5 of the
/// natural zenith brightness. It was measured outside cities; inside one, d is taken as the city's radius: 10 km for a
/// million people, proportional to the population to the power of 0.3. That puts the centre of Seoul at 17.1 magnitudes per
/// square arcsecond and the centre of a town of 75,000 at 18.2.
package enum CityLight {
  /// Cities farther away are ignored, km. A million people at that distance add 2% of the natural brightness.
  private static let reach = 200.0
  /// The Earth's mean radius, km.
  private static let earthRadius = 6371.0
  /// The fewest people of a city that may have boroughs of its own in the list.
  private static let leastWithBoroughs = 300_000

  /// A city as a point on the unit sphere.
  private struct City {
    let direction: SIMD4<Float>
    /// The brightness it adds at 1 km, in units of the natural zenith.
    let strength: Float
    /// The square of its radius, radians².
    let squaredRadius: Float

    init(_ place: PlaceTable.Numbers) {
      let radius = CityLight.radius(ofPeople: place.people) / earthRadius
      direction = CityLight.direction(place.latitude, place.longitude)
      strength = Float(0.01 * Double(place.people))
      squaredRadius = Float(radius * radius)
    }

    /// The brightness it adds at a distance, given as its square in radians², if the Earth's radius were 1 km.
    func light(atSquared distance: Float) -> Float {
      let counted = max(distance, squaredRadius)
      // d^2.5 is d² times the root of the root of d².
      return strength / (counted * counted.squareRoot().squareRoot())
    }
  }

  /// The brightness that cities add to the zenith at a position in degrees, as a multiple of the natural one; 0 far from all
  /// cities, or if a number isn't finite.
  package static func brightness(latitude: Double, longitude: Double) -> Double {
    guard latitude.isFinite, longitude.isFinite else { return 0 }
    let (places, cells) = (PlaceTable(), EmbeddedFile("Places/cells.bin"))
    let here = direction(latitude, longitude)
    let squaredReach = Float((reach / earthRadius) * (reach / earthRadius))
    // Converts d^−2.5 from radians to kilometres, once for the whole sum.
    let scale = Float(pow(earthRadius, -2.5))
    var sum: Float = 0
    GridCell.forEach(within: reach / earthRadius, of: latitude, longitude) { cell in
      let (start, end) = (cells.number(at: 4 * cell, bytes: 4), cells.number(at: 4 * cell + 4, bytes: 4))
      for entry in start..<max(start, end) {
        let position = Int(cells.number(at: 4 * (GridCell.count + 1 + Int(entry)), bytes: 4))
        guard let city = places.numbers(at: position).map({ City($0) }) else { continue }
        let squaredDistance = squared(city.direction - here)
        if squaredDistance < squaredReach { sum += city.light(atSquared: squaredDistance) }
      }
    }
    return Double(sum * scale)
  }

  /// The contents of `Places/cells.bin`, computed anew on each call, in four-byte little-endian numbers: for each cell the
  /// index of its first city, then the number of cities; after them each city's position in `PlaceTable`, cell by cell.
  package static var cells: [UInt8] {
    let positions = positionsByCell(PlaceTable())
    let starts = positions.reduce(into: [0]) { starts, cell in starts.append(starts[starts.count - 1] + cell.count) }
    return (starts + positions.joined()).flatMap { number in
      (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }
  }

  /// The positions of the cities in each cell, without boroughs.
  private static func positionsByCell(_ places: PlaceTable) -> [[Int]] {
    var cells = [[Int]](repeating: [], count: GridCell.count)
    var large = [[City]](repeating: [], count: GridCell.count)
    places.forEach(withAirports: false) { position, place in
      let city = City(place)
      let cell = GridCell.index(place.latitude, place.longitude)
      // A borough is already counted with its larger city, which comes earlier in the list.
      guard !large[cell].contains(where: { squared($0.direction - city.direction) < $0.squaredRadius }) else { return }
      cells[cell].append(position)
      guard place.people >= leastWithBoroughs else { return }
      let radius = radius(ofPeople: place.people) / earthRadius
      GridCell.forEach(within: radius, of: place.latitude, place.longitude) { large[$0].append(city) }
    }
    return cells
  }

  /// A city's radius in kilometres.
  private static func radius(ofPeople people: Int) -> Double { 10 * pow(Double(max(people, 1)) / 1e6, 0.3) }

  /// The square of a vector's length: between unit vectors, nearly that of the angle in radians.
  private static func squared(_ vector: SIMD4<Float>) -> Float { (vector * vector).sum() }

  private static func direction(_ latitude: Double, _ longitude: Double) -> SIMD4<Float> {
    let direction = Direction(latitude: latitude, longitude: longitude)
    return SIMD4(Float(direction.x), Float(direction.y), Float(direction.z), 0)
  }
}
