import Essentials

/// Precession of equatorial vectors by IAU 1976 (Lieske; Meeus, chapter 21); within 1″ between 1800 and 2200.
enum Precession {
  /// From the mean equator and equinox of J2000.0 to those of a date, by days of Terrestrial Time since J2000.0.
  static func fromJ2000(to terrestrial: Double) -> Rotation {
    let t = terrestrial / 36_525
    let zeta = (2306.2181 + (0.30188 + 0.017998 * t) * t) * t * Angle.arcsecond
    let z = (2306.2181 + (1.09468 + 0.018203 * t) * t) * t * Angle.arcsecond
    let theta = (2004.3109 - (0.42665 + 0.041833 * t) * t) * t * Angle.arcsecond
    let (sineZeta, cosineZeta) = (sin(zeta), cos(zeta))
    let (sineZ, cosineZ) = (sin(z), cos(z))
    let (sineTheta, cosineTheta) = (sin(theta), cos(theta))
    return Rotation(
      x: Vector(
        x: cosineZeta * cosineTheta * cosineZ - sineZeta * sineZ,
        y: -sineZeta * cosineTheta * cosineZ - cosineZeta * sineZ, z: -sineTheta * cosineZ),
      y: Vector(
        x: cosineZeta * cosineTheta * sineZ + sineZeta * cosineZ,
        y: -sineZeta * cosineTheta * sineZ + cosineZeta * cosineZ, z: -sineTheta * sineZ),
      z: Vector(x: cosineZeta * sineTheta, y: -sineZeta * sineTheta, z: cosineTheta))
  }

  /// From J2000.0 to B1875.0, the equinox of the constellation boundaries.
  static let to1875 = fromJ2000(to: -45_655.741_45)
}
