import Entities
import Essentials

/// The orientation of the celestial sphere over a place at an instant, to place any number of stars, each in 0.15 µs.
///
/// Includes proper motion, precession (IAU 1976), nutation (IAU 2000B) and aberration: within 0.001° of Skyfield,
/// 1950–2050.
struct LocalFrame: Sendable {
  /// From the mean equator and equinox of J2000.0 to the axes north, east, up.
  private let rotation: Rotation
  /// The Earth's velocity as a fraction of that of light, on the mean equator and equinox of J2000.0.
  private let velocity: Vector
  /// The directions of the March equinox and June solstice of date, on the axes north, east, up.
  private let equinox, solstice: Vector
  /// Terrestrial Time, days since J2000.0.
  private let terrestrial: Double

  /// The frame of a place at an instant (UTC days since J2000.0).
  init(at instant: Double, from observer: Coordinates) {
    let orientation = EarthOrientation(at: TimeScale.clamped(instant))
    let site = Site(observer)
    let precession = Precession.fromJ2000(to: orientation.terrestrial)
    let mean = EarthOrientation.meanObliquity(atCenturies: orientation.terrestrial / 36_525)
    func local(_ vector: Vector) -> Vector { site.local(vector, siderealTime: orientation.siderealTime) }
    rotation = Rotation { vector in
      let ecliptic = precession(vector).ecliptic(obliquity: mean).turnedAboutZ(by: -orientation.nutationInLongitude)
      return local(ecliptic.equatorial(obliquity: orientation.obliquity))
    }
    let earth = EarthMotion(at: orientation.terrestrial)
    let motion = (earth.position - earth.position(daysEarlier: 0.01)) * 100
    velocity = precession.inverse((motion * ApparentPlace.lightTime).equatorial(obliquity: mean))
    equinox = local(Vector(x: 1, y: 0, z: 0))
    solstice = local(Vector(x: 0, y: 1, z: 0).equatorial(obliquity: orientation.obliquity))
    terrestrial = orientation.terrestrial
  }

  /// Where a star is seen, with refraction.
  func place(of star: CatalogueStar) -> SkyPlace { SkyPlace(direction(of: star)).refracted }

  /// A star's apparent direction without refraction, on the axes north, east, up; about one unit long.
  func direction(of star: CatalogueStar) -> Vector { rotation(star.direction + star.motion * terrestrial + velocity) }

  /// Where a direction on the mean equator and equinox of J2000.0, a unit vector, is seen, with refraction.
  func place(ofJ2000 direction: Vector) -> SkyPlace { SkyPlace(rotation(direction + velocity)).refracted }

  /// Where the point of the ecliptic at a longitude of date (degrees) is seen, with refraction.
  func place(eclipticLongitude: Double) -> SkyPlace {
    let angle = eclipticLongitude * Angle.degree
    return SkyPlace(equinox * cos(angle) + solstice * sin(angle)).refracted
  }

  /// The Milky Way's brightness level, 0 (none) to 5, over the sky as a map of `size` × `size` squares, row by row.
  ///
  /// A stereographic map with the zenith in the middle, east to the right (x), south down (y, both −1…1), and the
  /// horizon as the circle of radius 1; 0 outside.
  func milkyWay(size: Int) -> [UInt8] {
    let galactic = Rotation(x: rotation(Self.galacticX), y: rotation(Self.galacticY), z: rotation(Self.galacticZ))
    return (0..<size * size).map { square in
      let x = (Double(square % size) + 0.5) * 2 / Double(size) - 1
      let y = (Double(square / size) + 0.5) * 2 / Double(size) - 1
      let squared = x * x + y * y
      guard squared <= 1 else { return 0 }
      let local = Vector(x: -2 * y, y: 2 * x, z: 1 - squared) * (1 / (1 + squared))
      return StarCatalogue.milkyWayLevel(at: galactic(local))
    }
  }

  /// The galactic axes on the mean equator of J2000.0: Hipparcos catalogue, volume 1, 1.5.3.
  private static let galacticX = Vector(x: -0.054_875_560_4, y: -0.873_437_090_2, z: -0.483_835_015_5)
  private static let galacticY = Vector(x: 0.494_109_427_9, y: -0.444_829_630_0, z: 0.746_982_244_5)
  private static let galacticZ = Vector(x: -0.867_666_149_0, y: -0.198_076_373_4, z: 0.455_983_776_2)
}
