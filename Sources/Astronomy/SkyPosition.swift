/// A body as it stands in the sky of a place.
package struct SkyPosition: Hashable, Sendable {
  /// The body as seen from the Earth's centre: right ascension, distance, magnitude, elongation, constellation.
  package let geocentric: GeocentricPlace

  /// Altitude in degrees, -90...90, refraction included when the body is above the horizon.
  package let altitude: Double

  /// Altitude in degrees without refraction. Within 0.01° of JPL DE421.
  package let trueAltitude: Double

  /// Azimuth in degrees, 0..<360, north 0, east 90; without meaning at the poles and in the zenith.
  package let azimuth: Double

  /// Topocentric distance in au.
  package let distance: Double

  /// The body.
  package var body: Body { geocentric.body }
  /// Right ascension in degrees, geocentric, of date.
  package var rightAscension: Double { geocentric.rightAscension }
  /// Declination in degrees, geocentric, of date.
  package var declination: Double { geocentric.declination }
  /// Visual magnitude; `nil` for Sun and Moon.
  package var magnitude: Double? { geocentric.magnitude }
  /// Angle from the Sun in degrees.
  package var elongation: Double { geocentric.elongation }
  /// The lit part of the disc, 0...1.
  package var illumination: Double { geocentric.illumination }
  /// The constellation the body stands in.
  package var constellation: Constellation { geocentric.constellation }
}
