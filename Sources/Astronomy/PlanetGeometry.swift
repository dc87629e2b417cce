import Essentials

/// A planet as seen from the Sun and from the Earth, on the ecliptic and mean equinox of date.
struct PlanetGeometry: Sendable {
  /// From the Sun, au.
  let heliocentric: Vector
  /// From the Earth, apparent.
  let place: EclipticPlace

  /// The angle Sun - planet - Earth, radians.
  var phaseAngle: Double { heliocentric.angle(to: place.vector) }

  /// The lit part of the disc, 0…1.
  var illumination: Double { (1 + cos(phaseAngle)) / 2 }
}
