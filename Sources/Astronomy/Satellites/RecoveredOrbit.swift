import Entities
import Essentials

/// The mean elements at the epoch with Brouwer's mean motion, recovered from Kozai's, which published elements have, as
/// in *Spacetrack Report No. 3*; radians, Earth radii, minutes.
struct RecoveredOrbit: Sendable {
  /// 0..<1, as published.
  let eccentricity: Double
  /// The inclination, right ascension of the ascending node, argument of pericenter, and mean anomaly at the epoch.
  let inclination, node, pericenter, anomaly: Double
  /// The mean motion, radians a minute.
  let motion: Double
  /// The semi-major axis.
  let axis: Double
  /// The sine and cosine of the inclination, and the sine's square.
  let sine, cosine, sineSquared: Double
  /// β² = 1 − e².
  let betaSquared: Double
  /// 3 cos² i − 1, with the inclination i.
  let oblatenessFactor: Double

  /// The orbit with some published elements, which must be possible for an orbit of the Earth.
  init(_ elements: SatelliteElements) {
    let kozai = elements.meanMotion * Angle.turn / 1440
    eccentricity = elements.eccentricity
    inclination = elements.inclination * Angle.degree
    node = elements.ascendingNode * Angle.degree
    pericenter = elements.argumentOfPericenter * Angle.degree
    anomaly = elements.meanAnomaly * Angle.degree
    (sine, cosine) = (sin(inclination), cos(inclination))
    sineSquared = 1 - cosine * cosine
    betaSquared = 1 - eccentricity * eccentricity
    let rough = pow(Gravity.rootMu / kozai, 2.0 / 3)
    oblatenessFactor = 3 * cosine * cosine - 1
    let oblate = 0.75 * Gravity.j2 * oblatenessFactor / (betaSquared * betaSquared.squareRoot())
    let first = oblate / (rough * rough)
    let better = rough * (1 - first * first - first * (1.0 / 3 + 134 * first * first / 81))
    motion = kozai / (1 + oblate / (better * better))
    axis = pow(Gravity.rootMu / motion, 2.0 / 3)
  }

  /// The time of a revolution, minutes.
  var period: Double { Angle.turn / motion }
  /// The perigee's distance from the Earth's centre.
  var perigee: Double { axis * (1 - eccentricity) }
}
