import Entities
import Essentials

/// A satellite's path over the rotating Earth for some days, computed once for all places.
///
/// Positions each minute by ``SGP4``, cubic (Hermite) in between: within 0.5 m for a low orbit. Vectors are fixed to
/// the Earth (x to longitude 0 on the equator, z to the north pole), in km; instants are UTC days since J2000.0.
package struct SatelliteTrack: Sendable {
  /// The instants that it covers; empty if the elements give no position.
  let span: Range<Double>
  /// The instant of the orbit's elements.
  package let epoch: Double
  private let knots: [Knot]

  /// The satellite's position, its change per step, and the Sun's geocentric position.
  private struct Knot: Sendable { let position, advance, sun: Vector }

  /// Seconds between knots.
  private static let stepSeconds = 60.0
  /// Days between knots.
  static let step = stepSeconds / 86_400
  /// The Earth's rotation in radians a second (WGS-84).
  private static let rotation = 7.292_115e-5

  /// The path over a window, which is cut to 30 days and ends where the theory fails; the given ephemeris is used if it
  /// suffices.
  package init(_ orbit: SGP4, window: Range<Double>, ephemeris: Ephemeris? = nil) {
    let window = TimeScale.bounded(window)
    let ephemeris = Ephemeris.covering(window, bodies: [.sun], reusing: ephemeris)
    let sunTrack = ephemeris.track(of: .sun)
    let count = min(Int(((window.upperBound - window.lowerBound) / Self.step).rounded(.up)), 30 * 1440)
    var knots: [Knot] = []
    for index in 0...count {
      let instant = window.lowerBound + Double(index) * Self.step
      guard let state = orbit.state(at: instant) else { break }
      let time = Self.siderealTime(at: instant)
      let position = state.position.turnedAboutZ(by: time)
      let moving = state.velocity.turnedAboutZ(by: time)
      let ground = Vector(x: -position.y, y: position.x, z: 0) * Self.rotation
      let sun = sunTrack.position(at: instant).turnedAboutZ(by: time) * kilometresPerAU
      knots.append(Knot(position: position, advance: (moving - ground) * Self.stepSeconds, sun: sun))
    }
    self.knots = knots
    epoch = orbit.epoch
    span = window.lowerBound..<window.lowerBound + Double(max(knots.count - 1, 0)) * Self.step
  }

  /// Greenwich mean sidereal time, radians, 0..<2π, which turns SGP4's frame to the Earth: IAU 1982 (Aoki et al.).
  static func siderealTime(at instant: Double) -> Double {
    let t = instant / 36_525
    let seconds = 67_310.548_41 + (3_164_400_184.812_866 + (0.093_104 - 6.2e-6 * t) * t) * t
    return Angle.positive(seconds / 240 * Angle.degree)
  }

  /// The indices of the knots inside a window, both bounds included; `nil` if there are none.
  func knotIndices(in window: Range<Double>) -> ClosedRange<Int>? {
    let first = max(0, ((window.lowerBound - span.lowerBound) / Self.step).rounded(.up))
    let last = min(Double(knots.count - 1), ((window.upperBound - span.lowerBound) / Self.step).rounded(.down))
    return first <= last ? Int(first)...Int(last) : nil
  }

  /// The instant of a knot.
  func instant(ofKnot index: Int) -> Double { span.lowerBound + Double(index) * Self.step }

  /// The satellite's position at a knot.
  func position(atKnot index: Int) -> Vector { knots[index].position }

  /// The satellite's position; outside the span, that at the nearest end, and the Earth's centre if there are no knots.
  func position(at instant: Double) -> Vector {
    guard knots.count > 1 else { return knots.first?.position ?? Vector(x: 0, y: 0, z: 0) }
    let (index, u) = interval(instant)
    let (a, b) = (knots[index], knots[index + 1])
    let (u2, u3) = (u * u, u * u * u)
    return a.position * (2 * u3 - 3 * u2 + 1) + a.advance * (u3 - 2 * u2 + u) + b.position * (3 * u2 - 2 * u3)
      + b.advance * (u3 - u2)
  }

  /// The Sun's apparent geocentric position, within 0.01″ of the ephemeris; a placeholder if there are no knots.
  func sun(at instant: Double) -> Vector {
    guard knots.count > 1 else { return knots.first?.sun ?? Vector(x: 1, y: 0, z: 0) }
    let (index, u) = interval(instant)
    return knots[index].sun * (1 - u) + knots[index + 1].sun * u
  }

  /// The knot before an instant, and the part of a step from there, 0…1; there must be two knots.
  private func interval(_ instant: Double) -> (index: Int, part: Double) {
    let steps = max(0, min(Double(knots.count - 1), (instant - span.lowerBound) / Self.step))
    let index = min(Int(steps), knots.count - 2)
    return (index, steps - Double(index))
  }

  /// Whether the Sun's centre is visible from the satellite.
  ///
  /// The shadow is a cylinder as wide as the equator, about the middle of the penumbra (a low orbit crosses that in
  /// some ten seconds). The ellipsoid is narrower from pole to pole by about as much as dense air widens the shadow.
  func isSunlit(at instant: Double) -> Bool {
    let satellite = position(at: instant)
    let toSun = sun(at: instant) - satellite
    let along = satellite.dot(toSun) / toSun.length
    return along >= 0 || satellite.dot(satellite) - along * along > Site.equatorialRadius * Site.equatorialRadius
  }
}
