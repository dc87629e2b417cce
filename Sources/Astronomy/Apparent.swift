import Essentials

/// Apparent geocentric positions on the ecliptic and *mean* equinox of date; `EarthOrientation` adds nutation.
enum Apparent {
  /// Light-time over one au, days.
  static let lightTime = 0.005_775_518_3

  /// The position of any body.
  static func place(of body: Body, at terrestrial: Double) -> EclipticPlace {
    switch (body, body.theory) {
    case (.moon, _): moon(at: terrestrial)
    case (_, let theory?): planet(theory, at: terrestrial, earth: EarthMotion(at: terrestrial)).place
    default: sun(at: terrestrial)
    }
  }

  /// The Sun; within 1.2" of JPL DE421, 1900-2053. Light-time and aberration: the Earth is taken where it was then.
  static func sun(at terrestrial: Double) -> EclipticPlace {
    let anomaly = (357.529 + 0.985_600_28 * terrestrial) * Angle.degree
    let distance = 1.000_14 - 0.016_71 * cos(anomaly) - 0.000_14 * cos(2 * anomaly)
    let earth = PlanetaryTheory.earth.place(at: terrestrial - lightTime * distance)
    return EclipticPlace(longitude: earth.longitude + .pi, latitude: -earth.latitude, distance: earth.distance)
      .fundamental(at: terrestrial)
  }

  /// The same from the Earth's motion, which the planets need anyway; within 0.01" of `sun(at:)`.
  static func sun(at terrestrial: Double, earth: EarthMotion) -> EclipticPlace {
    let opposite = earth.position(daysEarlier: lightTime * earth.position.length)
    let (length, sun) = (opposite.length, opposite * -1)
    return EclipticPlace(longitude: sun.longitude, latitude: sun.latitude, distance: length).fundamental(
      at: terrestrial)
  }

  /// The Moon; within 2.6" of JPL DE421, 1900-2053. Light-time of 1.28 s; a geocentric series needs no aberration.
  static func moon(at terrestrial: Double) -> EclipticPlace {
    LunarTheory.place(at: terrestrial - 1.484e-5)
  }

  /// A planet, with light-time and aberration: for the direction both planet and Earth are taken where they were then, for
  /// the distance only the planet.
  static func planet(_ theory: PlanetaryTheory, at terrestrial: Double, earth: EarthMotion) -> PlanetGeometry {
    let delay = lightTime * (theory.roughPosition(at: terrestrial) - earth.position).length
    let heliocentric = theory.position(at: terrestrial - delay)
    let geocentric = heliocentric - earth.position(daysEarlier: delay)
    let place = EclipticPlace(
      longitude: geocentric.longitude, latitude: geocentric.latitude,
      distance: (heliocentric - earth.position).length)
    return PlanetGeometry(heliocentric: heliocentric, place: place.fundamental(at: terrestrial))
  }
}

/// A position on the ecliptic of date.
struct EclipticPlace: Hashable, Sendable {
  /// Radians from the equinox of date, not reduced.
  var longitude: Double
  /// Radians from the ecliptic, -π/2...π/2.
  var latitude: Double
  /// Astronomical units.
  var distance: Double

  /// The position as a vector, au.
  var vector: Vector { Vector(longitude: longitude, latitude: latitude, length: distance) }

  /// The vector (au) on the true equator and equinox of date, if this is an apparent position that lacks only nutation.
  func equatorial(nutation: Double, obliquity: Double) -> Vector {
    Vector(longitude: longitude + nutation, latitude: latitude, length: distance).equatorial(obliquity: obliquity)
  }

  /// Converts a VSOP87D position to the FK5 equinox and the modern rate of precession: Meeus, *Astronomical Algorithms*,
  /// 32.3, and -0.2996" a century (VSOP87D uses the rate of 1976).
  func fundamental(at terrestrial: Double) -> EclipticPlace {
    let t = terrestrial / 36_525
    let turned = longitude - (1.397 * t + 0.00031 * t * t) * Angle.degree
    let (s, c) = (sin(turned), cos(turned))
    let shift = -0.09033 + 0.03916 * (c + s) * tan(latitude) - 0.2996 * t
    return EclipticPlace(
      longitude: longitude + shift * Angle.arcsecond, latitude: latitude + 0.03916 * (c - s) * Angle.arcsecond,
      distance: distance)
  }
}

/// A planet as seen from the Sun and from the Earth, on the ecliptic and mean equinox of date.
struct PlanetGeometry: Sendable {
  /// From the Sun, au.
  let heliocentric: Vector
  /// From the Earth, apparent.
  let place: EclipticPlace

  /// The angle Sun - planet - Earth, radians.
  var phaseAngle: Double { heliocentric.angle(to: place.vector) }

  /// The lit part of the disc, 0...1.
  var illumination: Double { (1 + cos(phaseAngle)) / 2 }
}
