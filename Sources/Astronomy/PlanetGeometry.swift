import Essentials

/// A planet as seen from the Sun and from the Earth, on the ecliptic and mean equinox of date.
struct PlanetGeometry: Sendable {
  /// The vector from the Sun, au.
  let heliocentric: Vector
  /// The apparent position from the Earth.
  let place: EclipticPlace

  /// The angle between Sun and Earth as seen from the planet, radians.
  var phaseAngle: Double { heliocentric.angle(to: place.vector) }

  /// The lit part of the disc, 0…1.
  var illumination: Double { (1 + cos(phaseAngle)) / 2 }
}
