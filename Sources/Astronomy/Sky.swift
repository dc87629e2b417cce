/// Where things stand in the sky of a place.
package enum Sky {
  /// One body at one instant (UTC days since J2000.0) from one place.
  package static func position(of body: Body, at instant: Double, from observer: Observer) -> SkyPosition {
    let sky = GeocentricSky(at: instant, bodies: [body])
    return position(of: sky.places[0], siderealTime: sky.siderealTime, site: Site(observer))
  }

  /// All bodies of a shared geocentric sky from one place; about 0.1 µs a body.
  package static func positions(in sky: GeocentricSky, from observer: Observer) -> [SkyPosition] {
    let site = Site(observer)
    return sky.places.map { position(of: $0, siderealTime: sky.siderealTime, site: site) }
  }

  /// Altitude and azimuth (degrees, without refraction) of a fixed direction such as a radiant or a star.
  ///
  /// - Parameters:
  ///   - rightAscension: Degrees, J2000.0.
  ///   - declination: Degrees, J2000.0.
  ///   - instant: UTC in days since J2000.0.
  ///   - observer: The place.
  /// - Returns: Within 0.01° (aberration and nutation are left out).
  package static func direction(
    rightAscension: Double, declination: Double, at instant: Double, from observer: Observer
  ) -> (altitude: Double, azimuth: Double) {
    let orientation = EarthOrientation(at: TimeScale.clamped(instant))
    let star = Precession.fromJ2000(to: orientation.terrestrial)(
      Vector(longitude: rightAscension * Angle.degree, latitude: declination * Angle.degree))
    return horizontal(star, siderealTime: orientation.siderealTime, site: Site(observer))
  }

  private static func position(
    of place: GeocentricPlace, siderealTime: Double, site: Site
  ) -> SkyPosition {
    let vector = place.vector - site.position(siderealTime: siderealTime + site.longitude)
    let (altitude, azimuth) = horizontal(vector, siderealTime: siderealTime, site: site)
    return SkyPosition(
      geocentric: place, altitude: Refraction.visible(altitude), trueAltitude: altitude, azimuth: azimuth,
      distance: vector.length)
  }

  /// Altitude and azimuth in degrees of a topocentric equatorial vector of date.
  static func horizontal(
    _ vector: Vector, siderealTime: Double, site: Site
  ) -> (altitude: Double, azimuth: Double) {
    let local = vector.turnedAboutZ(by: siderealTime + site.longitude)
    let up = site.cosineLatitude * local.x + site.sineLatitude * local.z
    let north = site.cosineLatitude * local.z - site.sineLatitude * local.x
    let inPlane = (north * north + local.y * local.y).squareRoot()
    return (
      arctangent(up, inPlane) / Angle.degree, Angle.positive(arctangent(local.y, north)) / Angle.degree
    )
  }
}
