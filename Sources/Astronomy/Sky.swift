package import Entities

/// What is in the sky of a place.
package enum Sky {
  /// The bodies of a geocentric sky as seen from a place, in its order; about 0.1 µs a body.
  package static func positions(in sky: GeocentricSky, from observer: Coordinates) -> [SkyPosition] {
    let site = Site(observer)
    let origin = site.position(localSiderealTime: sky.siderealTime + site.longitude)
    return sky.places.map { place in
      let vector = place.vector - origin
      let unrefracted = SkyPlace(site.local(vector, siderealTime: sky.siderealTime))
      return SkyPosition(
        geocentric: place, place: unrefracted.refracted, trueAltitude: unrefracted.altitude, distance: vector.length)
    }
  }
}
