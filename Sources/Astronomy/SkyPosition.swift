package import Entities

/// A body in the sky of a place.
package struct SkyPosition: Hashable, Sendable {
  /// The body as seen from the Earth's centre: right ascension, distance, magnitude, elongation, constellation.
  package let geocentric: GeocentricPlace
  /// As it is seen, with refraction; the azimuth has no meaning at the poles and at the zenith.
  package let place: SkyPlace
  /// Altitude in degrees without refraction. Within 0.01° of JPL DE421.
  package let trueAltitude: Double
  /// Distance from the place in au.
  package let distance: Double

  package var body: Body { geocentric.body }
  /// The apparent radius of the Sun or the Moon, degrees; 0 for the planets.
  package var semidiameter: Double { clampedAsin(body.limbRadius / kilometresPerAU / distance) / Angle.degree }
}
