import Essentials

/// One astronomical unit in kilometres (IAU 2012).
let kilometresPerAU = 149_597_870.7

/// A vector in space: a direction, a position in au, or a satellite's in km; angles in radians.
package struct Vector: Hashable, Sendable {
  /// The components along the axes, in the vector's unit.
  let x, y, z: Double
}

extension Vector {
  /// The vector with this direction (longitude and latitude in radians) and length.
  init(longitude: Double, latitude: Double, length: Double = 1) {
    let inPlane = length * cos(latitude)
    self.init(x: inPlane * cos(longitude), y: inPlane * sin(longitude), z: length * sin(latitude))
  }

  /// The length, in the unit of the components.
  var length: Double { dot(self).squareRoot() }

  /// The angle in the xy plane from the x axis, −π…π.
  var longitude: Double { atan2(y, x) }

  /// The angle above the xy plane, −π/2…π/2.
  var latitude: Double { atan2(z, (x * x + y * y).squareRoot()) }

  /// The scalar product.
  func dot(_ other: Vector) -> Double { x * other.x + y * other.y + z * other.z }

  /// The vector product, at right angles to both.
  func cross(_ other: Vector) -> Vector {
    Vector(x: y * other.z - z * other.y, y: z * other.x - x * other.z, z: x * other.y - y * other.x)
  }

  /// The angle between two directions, 0…π, exact for small angles too.
  func angle(to other: Vector) -> Double { atan2(cross(other).length, dot(other)) }

  /// The vector seen from axes turned by `angle` (radians) about z.
  func turnedAboutZ(by angle: Double) -> Vector {
    let (s, c) = (sin(angle), cos(angle))
    return Vector(x: c * x + s * y, y: c * y - s * x, z: z)
  }

  /// The vector turned from ecliptic to equatorial axes, for an obliquity in radians.
  func equatorial(obliquity: Double) -> Vector {
    let (s, c) = (sin(obliquity), cos(obliquity))
    return Vector(x: x, y: y * c - z * s, z: y * s + z * c)
  }

  /// The vector turned from equatorial to ecliptic axes, for an obliquity in radians.
  func ecliptic(obliquity: Double) -> Vector { equatorial(obliquity: -obliquity) }

  static func + (a: Vector, b: Vector) -> Vector { Vector(x: a.x + b.x, y: a.y + b.y, z: a.z + b.z) }
  static func - (a: Vector, b: Vector) -> Vector { Vector(x: a.x - b.x, y: a.y - b.y, z: a.z - b.z) }
  static func * (a: Vector, k: Double) -> Vector { Vector(x: a.x * k, y: a.y * k, z: a.z * k) }
}
