import Entities
import Essentials

/// A place on the Earth, at sea level with a level horizon as in almanacs, with what every altitude needs computed once.
struct Site: Sendable {
  /// Radians, east positive.
  let longitude: Double
  /// The sine and cosine of the geodetic latitude.
  let sineLatitude, cosineLatitude: Double
  /// The distances from the Earth's axis and from the equatorial plane, au.
  private let fromAxis, fromEquator: Double
  /// The squared distance from the Earth's centre, au², and that distance's component along the vertical, au.
  private let radiusSquared, vertical: Double

  /// The place on the ellipsoid of WGS 84: flattening 1/298.257223563.
  init(_ place: Coordinates) {
    longitude = place.longitude * Angle.degree
    (sineLatitude, cosineLatitude) = (sin(place.latitude * Angle.degree), cos(place.latitude * Angle.degree))
    let axisRatio = 1 - 1 / 298.257_223_563
    let polar = axisRatio * axisRatio
    let c = 1 / (cosineLatitude * cosineLatitude + polar * sineLatitude * sineLatitude).squareRoot()
    fromAxis = equatorialRadius * c * cosineLatitude / kilometresPerAU
    fromEquator = equatorialRadius * c * polar * sineLatitude / kilometresPerAU
    radiusSquared = fromAxis * fromAxis + fromEquator * fromEquator
    vertical = fromAxis * cosineLatitude + fromEquator * sineLatitude
  }

  /// The altitude of a body's centre, given its geocentric equatorial vector of date (au) and Greenwich's sidereal time in
  /// radians.
  func altitude(of body: Vector, siderealTime: Double) -> Altitude {
    let time = siderealTime + longitude
    return altitude(of: body, sineTime: sin(time), cosineTime: cos(time))
  }

  /// The same by the sine and cosine of the local sidereal time.
  func altitude(of body: Vector, sineTime s: Double, cosineTime c: Double) -> Altitude {
    let meridional = c * body.x + s * body.y
    let squared =
      body.x * body.x + body.y * body.y + body.z * body.z + radiusSquared
      - 2 * (fromAxis * meridional + fromEquator * body.z)
    let inverseDistance = 1 / squared.squareRoot()
    let height = cosineLatitude * meridional + sineLatitude * body.z - vertical
    return Altitude(sine: height * inverseDistance, inverseDistance: inverseDistance)
  }

  /// An equatorial vector of date, turned to the axes north, east, up, at Greenwich's sidereal time in radians.
  func local(_ vector: Vector, siderealTime: Double) -> Vector {
    let turned = vector.turnedAboutZ(by: siderealTime + longitude)
    return Vector(
      x: cosineLatitude * turned.z - sineLatitude * turned.x, y: turned.y,
      z: cosineLatitude * turned.x + sineLatitude * turned.z)
  }

  /// The place's geocentric equatorial vector (au) at a local sidereal time in radians.
  func position(localSiderealTime time: Double) -> Vector {
    Vector(x: fromAxis * cos(time), y: fromAxis * sin(time), z: fromEquator)
  }
}
