/// Precession of equatorial vectors by IAU 1976 (Lieske; Meeus, chapter 21); within 1″ between 1800 and 2200.
enum Precession {
  /// From the mean equator and equinox of J2000.0 to those of a date, by days of Terrestrial Time since J2000.0.
  static func fromJ2000(to terrestrial: Double) -> Rotation {
    let t = terrestrial / 36_525
    let zeta = (2306.2181 + (0.30188 + 0.017998 * t) * t) * t * Angle.arcsecond
    let z = (2306.2181 + (1.09468 + 0.018203 * t) * t) * t * Angle.arcsecond
    let theta = (2004.3109 - (0.42665 + 0.041833 * t) * t) * t * Angle.arcsecond
    // The middle turn, by θ, is about the y axis, which a quarter turn makes the x axis.
    return Rotation { vector in
      vector.turnedAboutZ(by: .pi / 2 - zeta).ecliptic(obliquity: theta).turnedAboutZ(by: -.pi / 2 - z)
    }
  }

  /// From J2000.0 to B1875.0 (Julian day 2405889.25855), the equinox of the constellation boundaries.
  static let to1875 = fromJ2000(to: -45_655.741_45)
}
