import Entities

/// A place on the WGS-84 ellipsoid, on axes fixed to the Earth: x to longitude 0 on the equator, z to the north pole.
struct EarthSite: Sendable {
  private let site: Site
  /// The position from the Earth's centre, km.
  let position: Vector
  /// The unit vector to the zenith, perpendicular to the ellipsoid.
  private let up: Vector

  /// The place at some coordinates, at sea level.
  init(_ observer: Coordinates) {
    site = Site(observer)
    // These axes are the equatorial ones when the sidereal time is 0 at Greenwich.
    position = site.position(siderealTime: 0) * kilometresPerAU
    up = Vector(longitude: site.longitude, latitude: observer.latitude * Angle.degree)
  }

  /// The sine of the altitude, without refraction, of a satellite at a position.
  func sineAltitude(of satellite: Vector) -> Double {
    let sight = satellite - position
    return sight.dot(up) / sight.length
  }

  /// Where a satellite at a position is in the sky, without refraction.
  func skyPlace(of satellite: Vector) -> SkyPlace { SkyPlace(site.local(satellite - position, siderealTime: 0)) }
}
