import Entities
import Essentials

/// The elements with Brouwer's mean motion in place of Kozai's; radians, Earth radii, minutes.
struct RecoveredOrbit: Sendable {
  /// Angles: of the orbit's plane, its ascending node, its pericenter, and the mean anomaly at the epoch.
  let eccentricity, inclination, node, pericenter, anomaly: Double
  /// Mean motion, radians a minute.
  let motion: Double
  /// Semi-major axis.
  let axis: Double
  /// Sine and cosine of the inclination.
  let sine, cosine: Double

  init(_ elements: SatelliteElements) {
    let kozai = elements.meanMotion * Angle.turn / 1440
    eccentricity = elements.eccentricity
    inclination = elements.inclination * Angle.degree
    node = elements.ascendingNode * Angle.degree
    pericenter = elements.argumentOfPericenter * Angle.degree
    anomaly = elements.meanAnomaly * Angle.degree
    (sine, cosine) = (sin(inclination), cos(inclination))
    let betaSquared = 1 - eccentricity * eccentricity
    let rough = pow(Gravity.rate / kozai, 2.0 / 3)
    let oblate = 0.75 * Gravity.j2 * (3 * cosine * cosine - 1) / (betaSquared * betaSquared.squareRoot())
    let first = oblate / (rough * rough)
    let better = rough * (1 - first * first - first * (1.0 / 3 + 134 * first * first / 81))
    motion = kozai / (1 + oblate / (better * better))
    axis = pow(Gravity.rate / motion, 2.0 / 3)
  }

  /// Minutes per revolution.
  var period: Double { Angle.turn / motion }
  /// Distance of the perigee from the Earth's centre.
  var perigee: Double { axis * (1 - eccentricity) }
  /// β² = 1 - e².
  var betaSquared: Double { 1 - eccentricity * eccentricity }
  /// 3 cos² i - 1.
  var twist: Double { 3 * cosine * cosine - 1 }
}

/// Secular drift of the angles due to the Earth's shape; radians a minute.
struct SecularRates: Sendable {
  let anomaly, pericenter, node: Double
  /// The node's drift to first order in the oblateness.
  let nodeByOblateness: Double

  init(_ orbit: RecoveredOrbit) {
    let c2 = orbit.cosine * orbit.cosine
    let c4 = c2 * c2
    let inverse = 1 / (orbit.axis * orbit.betaSquared * orbit.axis * orbit.betaSquared)
    let first = 1.5 * Gravity.j2 * inverse * orbit.motion
    let second = 0.5 * first * Gravity.j2 * inverse
    let fourth = -0.46875 * Gravity.j4 * inverse * inverse * orbit.motion
    let root = orbit.betaSquared.squareRoot()
    anomaly = orbit.motion + 0.5 * first * root * orbit.twist + 0.0625 * second * root * (13 - 78 * c2 + 137 * c4)
    pericenter =
      -0.5 * first * (1 - 5 * c2) + 0.0625 * second * (7 - 114 * c2 + 395 * c4) + fourth * (3 - 36 * c2 + 49 * c4)
    nodeByOblateness = -first * orbit.cosine
    node = nodeByOblateness + (0.5 * second * (4 - 19 * c2) + 2 * fourth * (3 - 7 * c2)) * orbit.cosine
  }
}
