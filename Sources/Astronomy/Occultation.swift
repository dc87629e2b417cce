/// The Moon before a planet or a star, as one place sees it.
///
/// The Moon is within 2.6" and moves 0.5" a second: contacts are within 10 s, more where the limb only grazes. The limb is a
/// circle; its mountains and valleys shift a contact by a few seconds.
package struct Occultation: Hashable, Sendable {
  /// While any of it is hidden, instants; for a star the same as `total`.
  package let partial: Range<Double>

  /// While all of it is hidden: from the disappearance to the reappearance.
  package let total: Range<Double>

  /// The degrees between the centres when they are nearest.
  package let separation: Double

  /// Meetings farther apart than this as the Earth's centre sees them are occultations nowhere: the Moon's parallax is 1.02°
  /// at most, its radius 0.28°.
  package static let reach = 1.3

  /// What a place sees of a meeting with the Moon, whether or not it is up; `nil` where all of it is never hidden.
  package init?(_ meeting: Conjunction, in local: LocalSky) {
    guard meeting.first == .body(.moon), meeting.separation < Self.reach else { return nil }
    let target = local.target(meeting.second, near: meeting.instant)
    let limb = MoonLimb(local: local, target: target, radius: meeting.second.radius)
    let middle = limb.nearest(to: meeting.instant)
    guard limb.depth(at: middle, hidesAll: true) > 0 else { return nil }
    func contacts(_ hidesAll: Bool) -> Range<Double> {
      let first = Root.find(from: middle - 0.12, to: middle, tolerance: 1e-6) { limb.depth(at: $0, hidesAll: hidesAll) }
      let last = Root.find(from: middle, to: middle + 0.12, tolerance: 1e-6) { limb.depth(at: $0, hidesAll: hidesAll) }
      return first..<max(first, last)
    }
    total = contacts(true)
    partial = contacts(false)
    separation = local.separation(.body(.moon), target, at: middle)
  }
}

/// The Moon's limb and a body beside it.
private struct MoonLimb {
  let local: LocalSky
  let target: LocalTarget
  /// Of the body, kilometres; 0 for a star.
  let radius: Double

  /// How far the limb reaches over the near or the far edge of the body, degrees; negative when it does not.
  func depth(at instant: Double, hidesAll: Bool) -> Double {
    let disc = clampedAsin(Body.moon.limbRadius / LunarTheory.astronomicalUnit / distance(.body(.moon), instant))
    let body = radius > 0 ? clampedAsin(radius / LunarTheory.astronomicalUnit / distance(target, instant)) : 0
    return (disc + (hidesAll ? -body : body)) / Angle.degree - local.separation(.body(.moon), target, at: instant)
  }

  private func distance(_ target: LocalTarget, _ instant: Double) -> Double {
    local.vector(to: target, at: instant).length
  }

  /// The instant of the least separation within 6 h, which parallax shifts by three at most.
  func nearest(to instant: Double) -> Double {
    func apart(_ instant: Double) -> Double { local.separation(.body(.moon), target, at: instant) }
    let step = 20.0 / 1440
    let steps = (-18...18).map { instant + Double($0) * step }.map { (instant: $0, apart: apart($0)) }
    let best = steps.min { $0.apart < $1.apart }?.instant ?? instant
    return Root.lowest(from: best - step, to: best + step, tolerance: 1e-6, apart)
  }
}

extension SkyTarget {
  /// The equatorial radius in kilometres of the planets whose conjunctions with the Moon are listed (IAU 2015), 0 for stars.
  fileprivate var radius: Double {
    switch self {
    case .body(.mercury): 2440.5
    case .body(.venus): 6051.8
    case .body(.mars): 3396.2
    case .body(.jupiter): 71_492
    case .body(.saturn): 60_268
    case .body(.uranus): 25_559
    case .body(.neptune): 24_764
    case .body(.sun): 695_700
    case .body(.moon), .star: 0
    }
  }
}
