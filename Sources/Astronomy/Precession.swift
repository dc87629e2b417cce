/// Turns equatorial vectors between equinoxes: IAU 1976 (Lieske), good to 1" between 1800 and 2200.
enum Precession {
  /// B1875.0, the equinox of the constellation boundaries, in days since J2000.0.
  static let besselian1875 = -45_655.741_45

  /// From the mean equinox of J2000.0 to that of a date (days since J2000.0).
  static func fromJ2000(_ vector: Vector, to terrestrial: Double) -> Vector {
    let angles = angles(terrestrial)
    return vector.turnedAboutZ(by: -angles.zeta).turnedAboutY(by: angles.theta).turnedAboutZ(by: -angles.z)
  }

  /// From the mean equinox of a date to that of J2000.0.
  static func toJ2000(_ vector: Vector, from terrestrial: Double) -> Vector {
    let angles = angles(terrestrial)
    return vector.turnedAboutZ(by: angles.z).turnedAboutY(by: -angles.theta).turnedAboutZ(by: angles.zeta)
  }

  private static func angles(_ terrestrial: Double) -> (zeta: Double, z: Double, theta: Double) {
    let t = terrestrial / 36_525
    return (
      (2306.2181 + (0.30188 + 0.017998 * t) * t) * t * Angle.arcsecond,
      (2306.2181 + (1.09468 + 0.018203 * t) * t) * t * Angle.arcsecond,
      (2004.3109 - (0.42665 + 0.041833 * t) * t) * t * Angle.arcsecond
    )
  }
}
