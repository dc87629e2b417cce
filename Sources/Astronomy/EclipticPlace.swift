/// A place on the ecliptic of date.
struct EclipticPlace: Hashable, Sendable {
  /// Radians from the equinox of date, not reduced.
  var longitude: Double

  /// Radians from the ecliptic, -π/2...π/2.
  var latitude: Double

  /// Astronomical units.
  var distance: Double

  /// The place as a vector in au.
  var vector: Vector { Vector(longitude: longitude, latitude: latitude, length: distance) }

  /// Brings a VSOP87D place to the FK5 equinox and to the modern rate of precession: Meeus, *Astronomical Algorithms*,
  /// 32.3, and -0.2996" a century (VSOP87D carries the rate of 1976).
  func fundamental(at terrestrial: Double) -> EclipticPlace {
    let t = terrestrial / 36_525
    let turned = longitude - (1.397 * t + 0.00031 * t * t) * Angle.degree
    let (s, c) = (sine(turned), cosine(turned))
    let shift = -0.09033 + 0.03916 * (c + s) * tangent(latitude) - 0.2996 * t
    return EclipticPlace(
      longitude: longitude + shift * Angle.arcsecond, latitude: latitude + 0.03916 * (c - s) * Angle.arcsecond,
      distance: distance)
  }
}
