import Essentials

/// A target in the sky of a place for some hours: a body, or a direction among the stars.
package enum LocalTarget: Sendable {
  case body(Body)
  /// Fixed on the equator and equinox of date (true for stars, mean for radiants), far away; good for a few days.
  case direction(Vector)

  package static let sun = body(.sun)
  package static let moon = body(.moon)

  /// A distance as good as infinite, au: its parallax is 0.
  static let farAway = 1e9
}

extension LocalSky {
  /// A conjunction's target, for some days about an instant; a star's position is computed once.
  package func target(_ target: SkyTarget, near instant: Double) -> LocalTarget {
    switch target {
    case .body(let body): .body(body)
    case .star(let star):
      .direction(ephemeris.orientations.equatorial(star.place(at: TimeScale.terrestrial(instant)), at: instant))
    }
  }

  /// The radiant of a meteor shower for some days about an instant; within 0.01°.
  package func radiant(of shower: MeteorShower, near instant: Double) -> LocalTarget {
    let mean = Vector(
      longitude: shower.rightAscension * Angle.degree, latitude: shower.declination * Angle.degree,
      length: LocalTarget.farAway)
    return .direction(Precession.fromJ2000(to: TimeScale.terrestrial(instant))(mean))
  }
}
