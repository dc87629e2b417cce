import Essentials

/// What is watched from a place for some hours or days: a body, or a direction among the stars.
package enum LocalTarget: Sendable {
  case body(Body)
  /// A star or radiant, as a vector so long (au) that parallax vanishes; on the equator and equinox of the days for
  /// which it is used, the true ones for a star, the mean ones for a radiant.
  case direction(Vector)

  package static let sun = body(.sun)
  package static let moon = body(.moon)

  /// A distance at which there is no noticeable parallax, au.
  static let stellarDistance = 1e9
}

extension LocalSky {
  /// The target for a body in a conjunction; a star has its apparent place at the instant (UTC days since J2000.0).
  package func localTarget(for target: SkyTarget, near instant: Double) -> LocalTarget {
    switch target {
    case .body(let body): .body(body)
    case .star(let star):
      .direction(ephemeris.orientations.equatorial(star.place(at: TimeScale.terrestrial(instant)), at: instant))
    }
  }

  /// A meteor shower's radiant at its maximum, on the mean equator of an instant (UTC days since J2000.0). The
  /// radiant's drift of about 1° a day isn't included.
  package func radiant(of shower: MeteorShower, near instant: Double) -> LocalTarget {
    let direction = Vector(
      longitude: shower.rightAscension * Angle.degree, latitude: shower.declination * Angle.degree,
      length: LocalTarget.stellarDistance)
    return .direction(Precession.fromJ2000(to: TimeScale.terrestrial(instant))(direction))
  }
}
