import Entities

/// A place on the WGS-84 ellipsoid, in coordinates fixed to the Earth: x towards longitude 0 on the equator, z to the north
/// pole; km.
struct EarthSite: Sendable {
  private let site: Site
  /// The position from the Earth's centre.
  let position: Vector
  /// The unit vector to the zenith.
  private let up: Vector
  /// The ellipsoid's equatorial radius, km.
  static let radius = 6378.137

  init(_ observer: Coordinates) {
    site = Site(observer)
    position = site.position(localSiderealTime: site.longitude) * kilometresPerAU
    up = Vector(longitude: site.longitude, latitude: observer.latitude * Angle.degree)
  }

  /// The sine of a position's altitude, without refraction.
  func sineAltitude(of place: Vector) -> Double {
    let sight = place - position
    return sight.dot(up) / sight.length
  }

  /// Where a position is in the sky, without refraction.
  func skyPlace(of place: Vector) -> SkyPlace { SkyPlace(site.local(place - position, siderealTime: 0)) }
}
