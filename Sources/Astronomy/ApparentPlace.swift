import Essentials

/// Apparent geocentric positions on the ecliptic and *mean* equinox of date, by days of Terrestrial Time since J2000.0.
/// `EclipticPlace.equatorial(nutation:obliquity:)` adds nutation. Distances are those that the light travelled.
enum ApparentPlace {
  /// The light-time over one au, days: 499.004784 s.
  static let lightTime = 0.005_775_518_3

  /// The position of a body; the Earth's motion at that time saves computing it again.
  static func place(of body: Body, at terrestrial: Double, earth: EarthMotion? = nil) -> EclipticPlace {
    if let theory = body.theory {
      return planet(theory, at: terrestrial, earth: earth ?? EarthMotion(at: terrestrial)).place
    }
    if body == .moon { return moon(at: terrestrial) }
    return earth.map { sun(at: terrestrial, earth: $0) } ?? sun(at: terrestrial)
  }

  /// The Sun, by the Earth where it was when the light left, which accounts for light-time and aberration; the
  /// *Astronomical Almanac*'s low-precision distance is enough for that. Within 1.2″ of JPL DE421, 1900–2053.
  static func sun(at terrestrial: Double) -> EclipticPlace {
    let anomaly = (357.529 + 0.985_600_28 * terrestrial) * Angle.degree
    let distance = 1.000_14 - 0.016_71 * cos(anomaly) - 0.000_14 * cos(2 * anomaly)
    let earth = PlanetaryTheory.earth.place(at: terrestrial - lightTime * distance)
    return EclipticPlace(longitude: earth.longitude + .pi, latitude: -earth.latitude, distance: earth.distance)
      .convertedToFK5(at: terrestrial)
  }

  /// The Sun by the Earth's motion, which the planets need too; within 0.01″ of `sun(at:)`.
  static func sun(at terrestrial: Double, earth: EarthMotion) -> EclipticPlace {
    let sun = earth.position(daysEarlier: lightTime * earth.position.length) * -1
    return EclipticPlace(longitude: sun.longitude, latitude: sun.latitude, distance: sun.length)
      .convertedToFK5(at: terrestrial)
  }

  /// The Moon. As the theory is geocentric, only light-time is added, the mean 1.484e-5 days; within 2.6″ of JPL DE421.
  static func moon(at terrestrial: Double) -> EclipticPlace { LunarTheory.place(at: terrestrial - 1.484e-5) }

  /// A planet, with light-time and aberration: for the direction, planet and Earth are taken where they were when the
  /// light left, for the distance only the planet.
  static func planet(_ theory: PlanetaryTheory, at terrestrial: Double, earth: EarthMotion) -> PlanetGeometry {
    // Eight terms of each series are enough for the light-time.
    let delay = lightTime * (theory.place(at: terrestrial, leading: 2).vector - earth.position).length
    let heliocentric = theory.place(at: terrestrial - delay).vector
    let geocentric = heliocentric - earth.position(daysEarlier: delay)
    let place = EclipticPlace(
      longitude: geocentric.longitude, latitude: geocentric.latitude, distance: (heliocentric - earth.position).length)
    return PlanetGeometry(heliocentric: heliocentric, place: place.convertedToFK5(at: terrestrial))
  }
}
