import Essentials

/// A star or cluster on the Moon's path that is bright enough to be seen beside it.
///
/// Positions and proper motions: the new reduction of Hipparcos (van Leeuwen 2007, Astronomy & Astrophysics 474, 653),
/// from the star-catalog data set. `StarCatalogue` has them only to 1″, and would have to be decoded as a whole.
package struct EclipticStar: Hashable, Sendable {
  /// The English name.
  package let name: String
  /// Degrees, equator, equinox and epoch of J2000.0.
  let rightAscension, declination: Double
  /// Proper motion, arcseconds a year; the eastward one includes the cosine of the declination.
  let eastward, northward: Double

  /// The cluster, by its brightest star, Alcyone.
  package static let pleiades = EclipticStar(
    name: "Pleiades", rightAscension: 56.87116, declination: 24.10514, eastward: 0.019, northward: -0.044)

  /// The stars whose conjunctions with the Moon are searched for, by right ascension.
  package static let all = [
    pleiades,
    EclipticStar(name: "Aldebaran", rightAscension: 68.98016, declination: 16.5093, eastward: 0.063, northward: -0.189),
    EclipticStar(name: "Pollux", rightAscension: 116.32896, declination: 28.02620, eastward: -0.627, northward: -0.046),
    EclipticStar(name: "Regulus", rightAscension: 152.09296, declination: 11.96721, eastward: -0.249, northward: 0.006),
    EclipticStar(name: "Spica", rightAscension: 201.29825, declination: -11.16132, eastward: -0.042, northward: -0.031),
    EclipticStar(
      name: "Antares", rightAscension: 247.35192, declination: -26.43200, eastward: -0.012, northward: -0.023),
  ]

  /// The apparent position on the mean ecliptic and equinox of date, by days of Terrestrial Time since J2000.0: with
  /// precession, proper motion and annual aberration, within 1.5″ between 1800 and 2200.
  func place(at terrestrial: Double) -> EclipticPlace {
    let t = terrestrial / 36_525
    // Radians for 1″ a year.
    let motion = 100 * t * Angle.arcsecond
    let declination = self.declination * Angle.degree
    let position = Vector(
      longitude: rightAscension * Angle.degree + eastward * motion / cos(declination),
      latitude: declination + northward * motion)
    let obliquity = EarthOrientation.meanObliquity(atCenturies: t)
    let mean = Precession.fromJ2000(to: terrestrial)(position).ecliptic(obliquity: obliquity)
    // The Earth moves towards the point 90° behind the Sun; the constant of aberration is 20.4955″.
    let apex = ApparentPlace.sun(at: terrestrial).longitude - .pi / 2
    let seen = mean + Vector(longitude: apex, latitude: 0, length: 20.4955 * Angle.arcsecond)
    return EclipticPlace(longitude: seen.longitude, latitude: seen.latitude, distance: LocalTarget.stellarDistance)
  }
}
