import Entities
import Essentials

/// Atmospheric drag by a power-law density, with its effects as powers of time in minutes.
///
/// Names are those of *Spacetrack Report No. 3*: B*, C1 to C5, D2 to D4, η. Lengths are in Earth radii.
struct DragTerms: Sendable {
  /// The drag's effect on the mean elements since the epoch; angles in radians.
  struct Change {
    /// The factor of the square root of the semi-major axis.
    var axisRootFactor: Double
    /// What to subtract from the eccentricity.
    var eccentricityLoss: Double
    /// What to add to the mean anomaly and subtract from the argument of pericenter.
    var anomaly = 0.0
    /// What to add to the ascending node.
    var node: Double
    /// What to add to the mean longitude, divided by the mean motion.
    var longitude: Double
  }

  private let bStar, c1, c4, c5: Double
  /// The coefficients of the second to fourth power of time in the axis factor.
  private let d2, d3, d4: Double
  /// The node's change per minute², the pericenter's per minute, and the amplitude of the mean anomaly's oscillation.
  private let nodeFactor, pericenterFactor, anomalyFactor: Double
  private let eta: Double
  /// (1 + η cos M)³ and sin M for the mean anomaly M at the epoch.
  private let cubeAtEpoch, sineAtEpoch: Double
  /// Whether only the first terms are used: for a perigee below 220 km.
  private let isSimple: Bool

  /// The terms of an orbit; `nodeRate` is the node's drift to first order, radians a minute.
  init(_ elements: SatelliteElements, _ orbit: RecoveredOrbit, nodeRate: Double) {
    let air = AirDensity(orbit)
    bStar = elements.drag
    eta = air.eta
    isSimple = orbit.perigee < 220 / Gravity.radius + 1
    let e = orbit.eccentricity
    c1 = bStar * air.c2(orbit)
    c4 = air.c4(orbit)
    c5 = air.c5(orbit)
    nodeFactor = 3.5 * orbit.betaSquared * nodeRate * c1
    // As in the report, a nearly circular orbit has no terms that are divided by its eccentricity.
    let c3 = e > 1e-4 ? -2 * air.coefficient * air.xi * Gravity.j3 / Gravity.j2 * orbit.motion * orbit.sine / e : 0
    pericenterFactor = bStar * c3 * cos(orbit.pericenter)
    anomalyFactor = e > 1e-4 ? -2.0 / 3 * air.coefficient * bStar / (e * eta) : 0
    cubeAtEpoch = Self.cube(1 + eta * cos(orbit.anomaly))
    sineAtEpoch = sin(orbit.anomaly)
    d2 = 4 * orbit.axis * air.xi * c1 * c1
    let step = d2 * air.xi * c1 / 3
    d3 = (17 * orbit.axis + air.floor) * step
    d4 = 0.5 * step * orbit.axis * air.xi * (221 * orbit.axis + 31 * air.floor) * c1
  }

  private static func cube(_ x: Double) -> Double { x * x * x }

  /// The change `t` minutes after the epoch; `anomaly` is the mean anomaly without drag then, radians.
  func change(minutes t: Double, anomaly: Double) -> Change {
    let t2 = t * t
    var change = Change(
      axisRootFactor: 1 - c1 * t, eccentricityLoss: bStar * c4 * t, node: nodeFactor * t2, longitude: 1.5 * c1 * t2)
    guard !isSimple else { return change }
    let periodic = anomalyFactor * (Self.cube(1 + eta * cos(anomaly)) - cubeAtEpoch)
    change.anomaly = pericenterFactor * t + periodic
    change.axisRootFactor -= ((d4 * t + d3) * t + d2) * t2
    change.eccentricityLoss += bStar * c5 * (sin(anomaly + change.anomaly) - sineAtEpoch)
    change.longitude += laterLongitude(minutes: t) * t2
    return change
  }

  /// The change of the mean longitude over `t`², by the terms from the third power of time up.
  private func laterLongitude(minutes t: Double) -> Double {
    let square = c1 * c1
    let third = d2 + 2 * square
    let fourth = 0.25 * (3 * d3 + c1 * (12 * d2 + 10 * square))
    let fifth = 0.2 * (3 * d4 + 12 * c1 * d3 + 6 * d2 * d2 + 15 * square * (2 * d2 + square))
    return ((fifth * t + fourth) * t + third) * t
  }
}

/// The density of the air along the orbit, which falls with the fourth power of the height above a floor, and the
/// report's coefficients C2, C4 and C5 that follow from it.
private struct AirDensity {
  /// The floor's distance from the Earth's centre.
  let floor: Double
  /// ξ = 1 / (a - s) with the floor s, η = a e ξ, and ψ = |1 - η²|.
  let xi, eta, psi: Double
  /// (q₀ - s)⁴ ξ⁴ with q₀ 120 km up, and the same over ψ^3.5.
  let coefficient, scaled: Double

  init(_ orbit: RecoveredOrbit) {
    let height = (orbit.perigee - 1) * Gravity.radius
    // By the report, the floor is 78 km up, for a perigee below 156 km 78 km under that, but never below 20 km.
    let kilometres = max(20, min(78, height - 78))
    floor = kilometres / Gravity.radius + 1
    xi = 1 / (orbit.axis - floor)
    eta = orbit.axis * orbit.eccentricity * xi
    psi = abs(1 - eta * eta)
    coefficient = pow((120 - kilometres) / Gravity.radius * xi, 4)
    scaled = coefficient / pow(psi, 3.5)
  }

  /// The rate at which the square root of the axis falls, as a fraction, for a B* of 1; per minute.
  func c2(_ orbit: RecoveredOrbit) -> Double {
    let (h2, eh) = (eta * eta, orbit.eccentricity * eta)
    let oblate = 0.375 * Gravity.j2 * xi / psi * orbit.oblatenessFactor * (8 + 3 * h2 * (8 + h2))
    return scaled * orbit.motion * (orbit.axis * (1 + 1.5 * h2 + eh * (4 + h2)) + oblate)
  }

  /// The rate at which the eccentricity falls, for a B* of 1; per minute.
  func c4(_ orbit: RecoveredOrbit) -> Double {
    let (e, h2, eh) = (orbit.eccentricity, eta * eta, orbit.eccentricity * eta)
    let oblate =
      -3 * orbit.oblatenessFactor * (1 - 2 * eh + h2 * (1.5 - 0.5 * eh))
      + 0.75 * orbit.sineSquared * (2 * h2 - eh * (1 + h2)) * cos(2 * orbit.pericenter)
    let plain = eta * (2 + 0.5 * h2) + e * (0.5 + 2 * h2)
    return 2 * orbit.motion * scaled * orbit.axis * orbit.betaSquared
      * (plain - Gravity.j2 * xi / (orbit.axis * psi) * oblate)
  }

  /// The amplitude of the eccentricity's oscillation in a revolution, for a B* of 1; without unit.
  func c5(_ orbit: RecoveredOrbit) -> Double {
    let (h2, eh) = (eta * eta, orbit.eccentricity * eta)
    return 2 * scaled * orbit.axis * orbit.betaSquared * (1 + 2.75 * (h2 + eh) + eh * h2)
  }
}
