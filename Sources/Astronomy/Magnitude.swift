import Essentials

/// Apparent visual magnitudes of the planets by the formulas of the *Astronomical Almanac*: A. Mallama & J. L. Hilton
/// 2018, Astronomy and Computing 25, 10.
///
/// Within 0.002 of those, but 0.06 for Mars, whose rotation and seasons are left out; Neptune's formula jumps by 0.016
/// at a phase angle of 1.9°. Below, `a` is the phase angle in degrees.
enum Magnitude {
  /// The magnitude of a planet at an instant in days of Terrestrial Time since J2000.0, `nil` for Sun and Moon; the
  /// obliquity of the ecliptic, radians, gives the tilt of Uranus.
  static func of(_ body: Body, _ geometry: PlanetGeometry, at terrestrial: Double, obliquity: Double) -> Double? {
    let base = 5 * log10(geometry.heliocentric.length * geometry.place.distance)
    let angle = geometry.phaseAngle / Angle.degree
    return switch body {
    case .sun, .moon: nil
    case .mercury: base + mercury(angle)
    case .venus: base + venus(angle)
    case .mars: base + mars(angle)
    case .jupiter: base - 9.395 + (-3.7e-4 + 6.16e-4 * angle) * angle
    case .saturn: base + saturn(angle, geometry, terrestrial)
    case .uranus: base + uranus(angle, geometry, obliquity)
    case .neptune: base + neptune(angle, terrestrial)
    }
  }

  private static func mercury(_ a: Double) -> Double {
    -0.613 + (6.3280e-2 + (-1.6336e-3 + (3.3644e-5 + (-3.4265e-7 + (1.6893e-9 - 3.0334e-12 * a) * a) * a) * a) * a) * a
  }

  private static func venus(_ a: Double) -> Double {
    a < 163.7
      ? -4.384 + (-1.044e-3 + (3.687e-4 + (-2.814e-6 + 8.938e-9 * a) * a) * a) * a
      : 236.05828 + (-2.81914 + 8.39034e-3 * a) * a
  }

  private static func mars(_ a: Double) -> Double {
    a <= 50 ? -1.601 + (2.267e-2 - 1.302e-4 * a) * a : -0.367 + (-0.02573 + 3.445e-4 * a) * a
  }

  /// Saturn with its rings, tilted by the geometric mean of the tilts to Sun and Earth, or 0 if those see two sides.
  private static func saturn(_ a: Double, _ geometry: PlanetGeometry, _ terrestrial: Double) -> Double {
    let latitudes = [geometry.heliocentric, geometry.place.vector].map { ringLatitude(of: $0, at: terrestrial) }
    let product = latitudes[0] * latitudes[1]
    let sineTilt = product > 0 ? sin(product.squareRoot()) : 0
    return -8.914 - 1.825 * sineTilt + 0.026 * a - 0.378 * sineTilt * exp(-2.25 * a)
  }

  /// The latitude in radians above Saturn's ring plane of a place from which an ecliptic vector leads to Saturn: Meeus,
  /// *Astronomical Algorithms*, chapter 45.
  private static func ringLatitude(of vector: Vector, at terrestrial: Double) -> Double {
    let t = terrestrial / 36_525
    let inclination = (28.075216 + (-0.012998 + 4e-6 * t) * t) * Angle.degree
    let node = (169.508470 + (1.394681 + 4.12e-4 * t) * t) * Angle.degree
    // On axes turned to the node, the pole of the rings is (0, -sin i, cos i) with the inclination i.
    let turned = vector.turnedAboutZ(by: node)
    return clampedAsin((sin(inclination) * turned.y - cos(inclination) * turned.z) / vector.length)
  }

  /// Uranus. Its pole (257.311°, −15.175°, J2000.0) isn't precessed, which would change the magnitude by 0.001.
  private static func uranus(_ a: Double, _ geometry: PlanetGeometry, _ obliquity: Double) -> Double {
    let pole = Vector(longitude: 257.311 * Angle.degree, latitude: -15.175 * Angle.degree)
    let latitudes = [geometry.heliocentric, geometry.place.vector].map { vector in
      abs(clampedAsin(pole.dot(vector.equatorial(obliquity: obliquity)) / vector.length)) / Angle.degree
    }
    let phase = a > 3.1 ? (6.587e-3 + 1.045e-4 * a) * a : 0
    return -7.110 - 0.00084 * (latitudes[0] + latitudes[1]) / 2 + phase
  }

  private static func neptune(_ a: Double, _ terrestrial: Double) -> Double {
    let year = 2000 + terrestrial / 365.25
    let phase = a > 1.9 ? (7.944e-3 + 9.617e-5 * a) * a : 0
    return max(-7.0, min(-6.89, -6.89 - 0.0054 * (year - 1980))) + phase
  }
}
