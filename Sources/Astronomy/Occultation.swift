/// An occultation of a planet or star by the Moon, as seen from one place; instants are UTC days since J2000.0.
///
/// The Moon's position is within 2.6″ and it moves 0.5″ a second, so contacts are within 10 s, more if the limb only
/// grazes. The limb is a circle; lunar mountains and valleys shift a contact by a few seconds.
package struct Occultation: Hashable, Sendable {
  /// When any part of the target is hidden; for a star the same as `total`.
  package let partial: Range<Double>
  /// When all of the target is hidden, from disappearance to reappearance.
  package let total: Range<Double>
  /// The least topocentric separation of the centres, degrees.
  package let separation: Double
  /// The geocentric separation in degrees beyond which no place sees an occultation: the Moon's parallax and radius.
  static let reach = 1.3

  /// The occultation at a conjunction, whether or not the Moon is up; `nil` if the target is never fully hidden.
  package init?(_ conjunction: Conjunction, in local: LocalSky) {
    guard conjunction.first == .body(.moon), conjunction.separation < Self.reach else { return nil }
    let target = local.localTarget(for: conjunction.second, near: conjunction.instant)
    let radius = conjunction.second.body?.radius ?? 0
    let nearEdge = MoonLimb(local: local, target: target, edge: -radius)
    let farEdge = MoonLimb(local: local, target: target, edge: radius)
    // Within 6 h; parallax shifts the least separation by 3 h at most.
    let middle = Solver.minimum(near: conjunction.instant, steps: 18, step: 20.0 / 1440) {
      local.separation(.moon, target, at: $0)
    }
    guard farEdge.depth(at: middle) > 0 else { return nil }
    (partial, total) = (nearEdge.contacts(around: middle), farEdge.contacts(around: middle))
    separation = local.separation(.moon, target, at: middle)
  }
}

/// The Moon's limb and an edge of a body beside it.
private struct MoonLimb {
  let local: LocalSky
  let target: LocalTarget
  /// How far the edge is beyond the body's centre, km: its radius for the far edge, negative for the near one.
  let edge: Double

  /// Radians by which the limb is past the edge; negative before that.
  func depth(at instant: Double) -> Double {
    let (moon, centre) = (local.vector(to: .moon, at: instant), local.vector(to: target, at: instant))
    let limb = Angle.semidiameter(ofRadius: Body.moon.radius, distance: moon.length)
    return limb - Angle.semidiameter(ofRadius: edge, distance: centre.length) - moon.angle(to: centre)
  }

  /// The span around an instant in which the limb is past the edge, up to 0.12 days to each side.
  func contacts(around middle: Double) -> Range<Double> {
    Solver.positiveSpan(around: middle, in: middle - 0.12..<middle + 0.12, tolerance: 1e-6, depth(at:))
  }
}
