import Essentials

/// What is watched from a place for some hours or days: a body, or a direction among the stars.
package enum LocalTarget: Sendable {
  case body(Body)
  /// A far vector (au) on the equator and equinox of date (true for stars, mean for radiants), constant for a few days.
  case direction(Vector)

  package static let sun = body(.sun)
  package static let moon = body(.moon)

  /// A distance without noticeable parallax, au.
  static let farAway = 1e9
}

extension LocalSky {
  /// A conjunction's target for some days around an instant (UTC days since J2000.0); a star's position is fixed.
  package func target(_ target: SkyTarget, near instant: Double) -> LocalTarget {
    switch target {
    case .body(let body): .body(body)
    case .star(let star):
      .direction(ephemeris.orientations.equatorial(star.place(at: TimeScale.terrestrial(instant)), at: instant))
    }
  }

  /// A meteor shower's radiant, for some days around an instant (UTC days since J2000.0); within 0.01°.
  package func radiant(of shower: MeteorShower, near instant: Double) -> LocalTarget {
    let mean = Vector(
      longitude: shower.rightAscension * Angle.degree, latitude: shower.declination * Angle.degree,
      length: LocalTarget.farAway)
    return .direction(Precession.fromJ2000(to: TimeScale.terrestrial(instant))(mean))
  }
}
