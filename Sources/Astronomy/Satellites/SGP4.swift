package import Entities
import Essentials

/// The near-earth part of SGP4, which predicts positions of Earth satellites.
///
/// Hoots & Roehrich 1980, *Spacetrack Report No. 3*, with the corrections of Vallado, Crawford, Hujsak & Kelso 2006,
/// *Revisiting Spacetrack Report #3* (AIAA 2006-6753), and the constants of WGS-72, which published elements assume.
/// Within a millimetre of that paper's verification orbits.
package struct SGP4: Sendable {
  /// Position (km) and velocity (km/s) in the frame of true equator and mean equinox of date (TEME).
  struct State: Sendable {
    let position, velocity: Vector
  }

  /// The instant of the elements: UTC, days since J2000.0.
  package let epoch: Double
  private let orbit: RecoveredOrbit
  private let rates: SecularRates
  private let drag: DragTerms

  /// The orbit with some elements; `nil` if no orbit can have them, or if its period is 225 minutes or more.
  package init?(_ elements: SatelliteElements) {
    guard elements.isPossible else { return nil }
    let orbit = RecoveredOrbit(elements)
    // Sun and Moon perturb orbits of longer periods, which this part of the theory doesn't cover. With a perigee deep
    // inside the Earth the drag formulas are meaningless.
    guard orbit.period < 225, orbit.perigee > 0.9 else { return nil }
    epoch = Instant.of(elements.epoch)
    self.orbit = orbit
    rates = SecularRates(orbit)
    drag = DragTerms(elements, orbit, nodeRate: rates.nodeByOblateness)
  }

  /// The state at an instant; `nil` if the theory yields no possible orbit, or a position inside the Earth.
  func state(at instant: Double) -> State? { state(minutes: (instant - epoch) * 1440) }

  /// The state by minutes after the epoch, likewise.
  func state(minutes t: Double) -> State? { mean(minutes: t).flatMap { osculating($0, OrbitalPosition($0, orbit)) } }

  /// The elements after `t` minutes, by the secular terms of gravity and drag; `nil` if they aren't an orbit's.
  private func mean(minutes t: Double) -> MeanElements? {
    // 1e7 minutes are 19 years. The eccentricity's bounds are those of the paper's program.
    guard abs(t) < 1e7 else { return nil }
    let change = drag.change(minutes: t, anomaly: orbit.anomaly + rates.anomaly * t)
    let axis = orbit.axis * change.axisRootFactor * change.axisRootFactor
    let eccentricity = orbit.eccentricity - change.eccentricityLoss
    guard axis.isFinite, axis > 0.9, eccentricity < 1, eccentricity >= -0.001 else { return nil }
    let pericenter = orbit.pericenter + rates.pericenter * t - change.anomaly
    let node = orbit.node + rates.node * t + change.node
    let anomaly = orbit.anomaly + rates.anomaly * t + change.anomaly + orbit.motion * change.longitude
    return MeanElements(
      axis: axis, eccentricity: max(eccentricity, 1e-6), pericenter: Angle.positive(pericenter),
      node: Angle.positive(node), longitude: Angle.positive(anomaly + pericenter + node))
  }

  /// The state with the short-period terms of the Earth's oblateness; `nil` if it is inside the Earth.
  private func osculating(_ mean: MeanElements, _ kepler: OrbitalPosition) -> State? {
    guard kepler.parameter > 0 else { return nil }
    let (cosine, sineSquared) = (orbit.cosine, orbit.sineSquared)
    let first = 0.5 * Gravity.j2 / kepler.parameter
    let second = first / kepler.parameter
    let oblate = 1 - 1.5 * second * kepler.beta * orbit.oblatenessFactor
    let radius = kepler.radius * oblate + 0.5 * first * sineSquared * kepler.cosineTwice
    guard radius >= 1 else { return nil }
    let latitude = kepler.argument - 0.25 * second * (7 * cosine * cosine - 1) * kepler.sineTwice
    let node = mean.node + 1.5 * second * cosine * kepler.sineTwice
    let inclination = orbit.inclination + 1.5 * second * cosine * orbit.sine * kepler.cosineTwice
    let outward = kepler.outward - mean.motion * first * sineSquared * kepler.sineTwice
    let along = kepler.along + mean.motion * first * (sineSquared * kepler.cosineTwice + 1.5 * orbit.oblatenessFactor)
    func direction(_ latitude: Double) -> Vector {
      Vector(longitude: latitude, latitude: 0).equatorial(obliquity: inclination).turnedAboutZ(by: -node)
    }
    let (radial, transverse) = (direction(latitude), direction(latitude + .pi / 2))
    return State(
      position: radial * (radius * Gravity.radius),
      velocity: (radial * outward + transverse * along) * Gravity.speedUnit)
  }
}

extension SatelliteElements {
  /// Whether every number is one that an Earth orbit can have.
  fileprivate var isPossible: Bool {
    let angles = [inclination, ascendingNode, argumentOfPericenter, meanAnomaly]
    return abs(epoch.timeIntervalSince1970) < 9e10 && (0.01...20).contains(meanMotion)
      && (0..<0.999).contains(eccentricity) && (0...180).contains(inclination)
      && angles.allSatisfy { abs($0) <= 720 } && abs(drag) < 10
  }
}
