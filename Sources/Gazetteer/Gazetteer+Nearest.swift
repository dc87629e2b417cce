#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension Gazetteer {
  /// The known city closest to a position in degrees, or `nil` when a number is not finite.
  ///
  /// Closeness is the angle between directions from the Earth's centre, so it holds at poles and the date line.
  package static func nearest(latitude: Double, longitude: Double) -> GazetteerPlace? {
    guard latitude.isFinite, longitude.isFinite else { return nil }
    let target = Direction(latitude: latitude, longitude: longitude)
    let places = Places()
    var best: (position: Int, cosine: Double)?
    places.forEachCity { position, latitude, longitude in
      let cosine = target.cosine(to: Direction(latitude: latitude, longitude: longitude))
      if cosine > best?.cosine ?? -2 { best = (position, cosine) }
    }
    return best.flatMap { places.place(at: $0.position, match: .exact) }
  }
}

/// A direction from the Earth's centre.
private struct Direction {
  let x, y, z: Double

  init(latitude: Double, longitude: Double) {
    let (phi, lambda) = (latitude * .pi / 180, longitude * .pi / 180)
    (x, y, z) = (cos(phi) * cos(lambda), cos(phi) * sin(lambda), sin(phi))
  }

  func cosine(to other: Direction) -> Double { x * other.x + y * other.y + z * other.z }
}
