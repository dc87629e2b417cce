/// A body as seen from the Earth's centre at an instant; true equator and equinox of date.
package struct GeocentricPlace: Hashable, Sendable {
  /// Which body.
  package let body: Body

  /// Right ascension in degrees, 0..<360.
  package let rightAscension: Double

  /// Declination in degrees, -90...90.
  package let declination: Double

  /// Ecliptic longitude in degrees, 0..<360.
  package let eclipticLongitude: Double

  /// Ecliptic latitude in degrees, -90...90.
  package let eclipticLatitude: Double

  /// Distance in astronomical units (149,597,870.7 km).
  package let distance: Double

  /// The lit part of the disc, 0...1; 1 for the Sun. Within 0.001.
  package let illumination: Double

  /// Visual magnitude; `nil` for Sun and Moon.
  package let magnitude: Double?

  /// Angle from the Sun in degrees, 0...180.
  package let elongation: Double

  /// The constellation the body stands in.
  package let constellation: Constellation

  /// The equatorial vector in au.
  let vector: Vector

  /// Distance in kilometres.
  package var kilometres: Double { distance * LunarTheory.astronomicalUnit }
}
