import Entities
import Essentials

/// A place on the ellipsoid of WGS 84, at sea level with a level horizon, with what every altitude needs computed once.
struct Site: Sendable {
  /// The Earth's equatorial radius, km.
  static let equatorialRadius = 6378.137
  /// Radians, east positive.
  let longitude: Double
  /// The sine and cosine of the geodetic latitude.
  let sineLatitude, cosineLatitude: Double
  /// The distances from the Earth's axis and from the equatorial plane, au.
  private let fromAxis, fromEquator: Double
  /// The squared distance from the Earth's centre, au², and that distance's component along the vertical, au.
  private let radiusSquared, vertical: Double

  /// The site at some coordinates in degrees.
  init(_ place: Coordinates) {
    longitude = place.longitude * Angle.degree
    (sineLatitude, cosineLatitude) = (sin(place.latitude * Angle.degree), cos(place.latitude * Angle.degree))
    // The ratio of the axes, by the flattening of WGS 84.
    let axisRatio = 1 - 1 / 298.257_223_563
    let squaredRatio = axisRatio * axisRatio
    let curvature = 1 / (cosineLatitude * cosineLatitude + squaredRatio * sineLatitude * sineLatitude).squareRoot()
    fromAxis = Self.equatorialRadius * curvature * cosineLatitude / kilometresPerAU
    fromEquator = Self.equatorialRadius * curvature * squaredRatio * sineLatitude / kilometresPerAU
    radiusSquared = fromAxis * fromAxis + fromEquator * fromEquator
    vertical = fromAxis * cosineLatitude + fromEquator * sineLatitude
  }

  /// The altitude of a body's centre without refraction, by its geocentric vector (au, true equator and equinox of
  /// date) and Greenwich apparent sidereal time in radians.
  func altitude(of body: Vector, siderealTime: Double) -> Altitude {
    let time = siderealTime + longitude
    return altitude(of: body, sineTime: sin(time), cosineTime: cos(time))
  }

  /// The same by the sine and cosine of the *local* apparent sidereal time.
  func altitude(of body: Vector, sineTime: Double, cosineTime: Double) -> Altitude {
    let meridional = cosineTime * body.x + sineTime * body.y
    let squared =
      body.x * body.x + body.y * body.y + body.z * body.z + radiusSquared
      - 2 * (fromAxis * meridional + fromEquator * body.z)
    let inverseDistance = 1 / squared.squareRoot()
    let height = cosineLatitude * meridional + sineLatitude * body.z - vertical
    return Altitude(sine: height * inverseDistance, inverseDistance: inverseDistance)
  }

  /// An equatorial vector of date turned to the axes north, east, up, at a Greenwich apparent sidereal time in radians.
  func local(_ vector: Vector, siderealTime: Double) -> Vector {
    let turned = vector.turnedAboutZ(by: siderealTime + longitude)
    return Vector(
      x: cosineLatitude * turned.z - sineLatitude * turned.x, y: turned.y,
      z: cosineLatitude * turned.x + sineLatitude * turned.z)
  }

  /// The place's geocentric vector (au, equator and equinox of date) at a Greenwich apparent sidereal time in radians.
  func position(siderealTime: Double) -> Vector {
    let time = siderealTime + longitude
    return Vector(x: fromAxis * cos(time), y: fromAxis * sin(time), z: fromEquator)
  }
}
