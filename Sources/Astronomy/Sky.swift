package import Entities
import Essentials

/// Positions in the sky of a place.
package enum Sky {
  /// All bodies of a geocentric sky as seen from one place; about 0.1 µs a body.
  package static func positions(in sky: GeocentricSky, from observer: Coordinates) -> [SkyPosition] {
    let site = Site(observer)
    return sky.places.map { position(of: $0, siderealTime: sky.siderealTime, site: site) }
  }

  /// One body; sidereal time of Greenwich in radians.
  static func position(of place: GeocentricPlace, siderealTime: Double, site: Site) -> SkyPosition {
    let vector = place.vector - site.position(localSiderealTime: siderealTime + site.longitude)
    let (altitude, azimuth) = horizontal(vector, siderealTime: siderealTime, site: site)
    return SkyPosition(
      geocentric: place, place: SkyPlace(altitude: Refraction.visible(altitude), azimuth: azimuth),
      trueAltitude: altitude, distance: vector.length)
  }

  /// True altitude and azimuth (degrees) of a topocentric equatorial vector of date, by Greenwich's sidereal time (radians).
  static func horizontal(_ vector: Vector, siderealTime: Double, site: Site) -> (altitude: Double, azimuth: Double) {
    let local = site.local(vector, siderealTime: siderealTime)
    return (local.latitude / Angle.degree, Angle.positive(local.longitude) / Angle.degree)
  }
}
