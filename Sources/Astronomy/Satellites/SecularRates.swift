/// The secular drift of the angles that the Earth's oblateness causes, radians a minute: *Spacetrack Report No. 3*.
struct SecularRates: Sendable {
  /// The drift of the mean anomaly (with the mean motion itself), the argument of pericenter and the ascending node.
  let anomaly, pericenter, node: Double
  /// The node's drift to first order in the oblateness.
  let nodeByOblateness: Double

  /// The drifts of an orbit, to second order in the main zonal harmonic and first order in the fourth.
  init(_ orbit: RecoveredOrbit) {
    let c2 = orbit.cosine * orbit.cosine
    let c4 = c2 * c2
    let inverse = 1 / (orbit.axis * orbit.betaSquared * orbit.axis * orbit.betaSquared)
    let first = 1.5 * Gravity.j2 * inverse * orbit.motion
    let second = 0.5 * first * Gravity.j2 * inverse
    let fourth = -0.46875 * Gravity.j4 * inverse * inverse * orbit.motion
    let root = orbit.betaSquared.squareRoot()
    anomaly =
      orbit.motion + 0.5 * first * root * orbit.oblatenessFactor + 0.0625 * second * root * (13 - 78 * c2 + 137 * c4)
    pericenter =
      -0.5 * first * (1 - 5 * c2) + 0.0625 * second * (7 - 114 * c2 + 395 * c4) + fourth * (3 - 36 * c2 + 49 * c4)
    nodeByOblateness = -first * orbit.cosine
    node = nodeByOblateness + (0.5 * second * (4 - 19 * c2) + 2 * fourth * (3 - 7 * c2)) * orbit.cosine
  }
}
