package import Entities
import Essentials

/// Positions in the sky of a place.
package enum Sky {
  /// All bodies of a geocentric sky as seen from one place; about 0.1 µs a body.
  package static func positions(in sky: GeocentricSky, from observer: Coordinates) -> [SkyPosition] {
    let site = Site(observer)
    let origin = site.position(localSiderealTime: sky.siderealTime + site.longitude)
    return sky.places.map { place in
      let vector = place.vector - origin
      let (altitude, azimuth) = horizontal(vector, siderealTime: sky.siderealTime, site: site)
      return SkyPosition(
        geocentric: place, place: SkyPlace(altitude: Refraction.visible(altitude), azimuth: azimuth),
        trueAltitude: altitude, distance: vector.length)
    }
  }

  /// True altitude and azimuth (degrees) of a topocentric equatorial vector of date, by Greenwich's sidereal time (radians).
  static func horizontal(_ vector: Vector, siderealTime: Double, site: Site) -> (altitude: Double, azimuth: Double) {
    let local = site.local(vector, siderealTime: siderealTime)
    return (local.latitude / Angle.degree, Angle.positive(local.longitude) / Angle.degree)
  }
}
