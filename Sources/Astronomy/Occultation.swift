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
    let limb = MoonLimb(local: local, target: target, radius: conjunction.second.body?.radius ?? 0)
    // Within 6 h; parallax shifts the least separation by 3 h at most.
    let middle = Solver.minimum(near: conjunction.instant, steps: 18, step: 20.0 / 1440) {
      local.separation(.moon, target, at: $0)
    }
    guard limb.depth(at: middle, hidingAll: true) > 0 else { return nil }
    func contacts(hidingAll hidesAll: Bool) -> Range<Double> {
      Solver.positiveSpan(around: middle, in: middle - 0.12..<middle + 0.12, tolerance: 1e-6) {
        limb.depth(at: $0, hidingAll: hidesAll)
      }
    }
    total = contacts(hidingAll: true)
    partial = contacts(hidingAll: false)
    separation = local.separation(.moon, target, at: middle)
  }
}

/// The Moon's limb and a body beside it.
private struct MoonLimb {
  let local: LocalSky
  let target: LocalTarget
  /// The body's radius, kilometres; 0 for a star.
  let radius: Double

  /// Degrees by which the limb is past the body's near edge, with `hidesAll` its far edge; negative before that.
  func depth(at instant: Double, hidingAll hidesAll: Bool) -> Double {
    let disc = Angle.semidiameter(
      ofRadius: Body.moon.radius, distance: local.vector(to: .moon, at: instant).length)
    let body = Angle.semidiameter(ofRadius: radius, distance: local.vector(to: target, at: instant).length)
    return (disc + (hidesAll ? -body : body)) / Angle.degree - local.separation(.moon, target, at: instant)
  }
}
