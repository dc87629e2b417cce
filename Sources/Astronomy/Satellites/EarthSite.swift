import Entities
import Essentials

/// A place on the WGS-84 ellipsoid and its local axes, in coordinates fixed to the Earth; km.
struct EarthSite: Sendable {
  /// From the Earth's centre.
  let position: Vector
  /// Unit vectors.
  let up: Vector
  private let north, east: Vector
  /// The ellipsoid's equatorial radius, km.
  static let radius = 6378.137

  init(_ observer: Coordinates) {
    let site = Site(observer)
    position = site.position(localSiderealTime: site.longitude) * kilometresPerAU
    let (s, c) = (sin(site.longitude), cos(site.longitude))
    up = Vector(x: site.cosineLatitude * c, y: site.cosineLatitude * s, z: site.sineLatitude)
    north = Vector(x: -site.sineLatitude * c, y: -site.sineLatitude * s, z: site.cosineLatitude)
    east = Vector(x: -s, y: c, z: 0)
  }

  /// Sine of the altitude of a position (fixed to the Earth, km), without refraction.
  func sineAltitude(of place: Vector) -> Double {
    let sight = place - position
    return sight.dot(up) / sight.length
  }

  /// Where a position is in the sky, without refraction.
  func skyPlace(of place: Vector) -> SkyPlace {
    let sight = place - position
    return SkyPlace(
      altitude: clampedAsin(sight.dot(up) / sight.length) / Angle.degree,
      azimuth: Angle.positive(atan2(sight.dot(east), sight.dot(north))) / Angle.degree)
  }
}
