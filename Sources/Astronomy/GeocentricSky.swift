package import Entities

/// Bodies as seen from the Earth's centre at an instant, the same for all places; within 0.01° of DE421, 1950–2030.
package struct GeocentricSky: Sendable {
  /// UTC days since J2000.0.
  package let instant: Double
  /// The bodies' apparent places, in the order of the initialiser's list.
  package let places: [GeocentricPlace]
  /// Greenwich apparent sidereal time, radians, 0..<2π.
  let siderealTime: Double

  /// Computes the places at an instant, clamped to 3,000 years either side of J2000.0; about 10 µs for five planets.
  package init(at instant: Double, bodies: [Body] = Body.allCases) {
    let instant = TimeScale.clamped(instant)
    let orientation = EarthOrientation(at: instant)
    let earth = EarthMotion(at: orientation.terrestrial)
    let sun = ApparentPlace.sun(at: orientation.terrestrial, earth: earth)
    (self.instant, siderealTime) = (instant, orientation.siderealTime)
    let precession = Precession.fromJ2000(to: orientation.terrestrial)
    places = bodies.map { GeocentricPlace(of: $0, at: orientation, sun: sun, earth: earth, precession: precession) }
  }

  /// The bodies as seen from a place, in the order of ``places``; about 0.1 µs a body.
  package func positions(from observer: Coordinates) -> [SkyPosition] {
    let site = Site(observer)
    let origin = site.position(siderealTime: siderealTime)
    return places.map { geocentric in
      let vector = geocentric.vector - origin
      let unrefracted = SkyPlace(site.local(vector, siderealTime: siderealTime))
      return SkyPosition(
        geocentric: geocentric, place: unrefracted.refracted, trueAltitude: unrefracted.altitude,
        distance: vector.length)
    }
  }
}
