import Essentials

/// A unit vector from the centre of the Earth, which is treated as a sphere.
struct Direction {
  /// The Earth's mean radius, km.
  static let earthRadius = 6371.0
  /// `x` points to latitude and longitude 0, `y` to 90° east on the equator, `z` to the north pole.
  let x, y, z: Double

  /// The direction of a position in degrees.
  init(latitude: Double, longitude: Double) {
    let (phi, lambda) = (latitude * .pi / 180, longitude * .pi / 180)
    (x, y, z) = (cos(phi) * cos(lambda), cos(phi) * sin(lambda), sin(phi))
  }

  /// The vector in single precision, for fast sums over many cities; the last number is 0.
  var singlePrecision: SIMD4<Float> { SIMD4(Float(x), Float(y), Float(z), 0) }

  /// The cosine of the angle to another direction: greater if nearer.
  func cosine(to other: Direction) -> Double { x * other.x + y * other.y + z * other.z }
}
