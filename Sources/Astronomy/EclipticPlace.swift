import Essentials

/// A heliocentric or geocentric position on the mean ecliptic and equinox of date.
struct EclipticPlace: Hashable, Sendable {
  /// Radians from the equinox, not reduced.
  let longitude: Double
  /// Radians from the ecliptic, −π/2…π/2, north positive.
  let latitude: Double
  /// Astronomical units.
  let distance: Double

  /// The position as a vector on the same axes, au.
  var vector: Vector { Vector(longitude: longitude, latitude: latitude, length: distance) }

  /// The direction as a unit vector on the same axes.
  var direction: Vector { Vector(longitude: longitude, latitude: latitude) }

  /// The vector (au) on the true equator and equinox of date, by nutation in longitude and true obliquity in radians.
  func equatorial(nutation: Double, obliquity: Double) -> Vector {
    Vector(longitude: longitude + nutation, latitude: latitude, length: distance).equatorial(obliquity: obliquity)
  }

  /// A VSOP87D position converted to the FK5 equinox and the modern rate of precession, by days of Terrestrial Time
  /// since J2000.0: Meeus, *Astronomical Algorithms*, 32.3, and −0.2996″ a century (VSOP87D uses the rate of 1976).
  func convertedToFK5(at terrestrial: Double) -> EclipticPlace {
    let t = terrestrial / 36_525
    let turned = longitude - (1.397 * t + 0.00031 * t * t) * Angle.degree
    let (s, c) = (sin(turned), cos(turned))
    let shift = -0.09033 + 0.03916 * (c + s) * tan(latitude) - 0.2996 * t
    return EclipticPlace(
      longitude: longitude + shift * Angle.arcsecond, latitude: latitude + 0.03916 * (c - s) * Angle.arcsecond,
      distance: distance)
  }
}
