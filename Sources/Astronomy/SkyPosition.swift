package import Entities

/// A body in the sky of a place.
package struct SkyPosition: Hashable, Sendable {
  /// The body as seen from the Earth's centre: right ascension, distance, magnitude, elongation, constellation.
  package let geocentric: GeocentricPlace
  /// Where its centre is seen, with refraction if it is up; the azimuth has no meaning at the poles and the zenith.
  package let place: SkyPlace
  /// The topocentric altitude of the centre in degrees without refraction, within 0.01° of JPL DE421.
  package let trueAltitude: Double
  /// The distance from the place, au.
  let distance: Double

  package var body: Body { geocentric.body }
  /// The apparent radius of the Sun or the Moon, degrees; 0 for the planets.
  package var semidiameter: Double { Angle.semidiameter(ofRadius: body.limbRadius, distance: distance) / Angle.degree }
}
