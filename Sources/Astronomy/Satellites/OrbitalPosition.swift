import Essentials

/// A satellite's position on its ellipse, by long-period terms and Kepler's equation; radians, and units of `Gravity`.
struct OrbitalPosition {
  /// The semi-latus rectum.
  let parameter: Double
  /// The distance from the Earth's centre.
  let radius: Double
  /// The argument of latitude, −π…π, and the sine and cosine of twice that.
  let argument, sineTwice, cosineTwice: Double
  /// The radial and the transverse speed, in units in which √μ is 1.
  let outward, along: Double
  /// β = √(1 - e²).
  let beta: Double

  /// The position by the mean elements at an instant, and the inclination, which is that of the orbit at the epoch.
  init(_ mean: MeanElements, _ orbit: RecoveredOrbit) {
    let factor = 1 / (mean.axis * (1 - mean.eccentricity * mean.eccentricity))
    let ax = mean.eccentricity * cos(mean.pericenter)
    let ay = mean.eccentricity * sin(mean.pericenter) - 0.5 * Gravity.j3 / Gravity.j2 * orbit.sine * factor
    let place = Angle.positive(mean.longitude + factor * Self.longPeriodLongitude(orbit) * ax - mean.node)
    let eccentric = Self.eccentricLongitude(place, ax, ay)
    let (s, c) = (sin(eccentric), cos(eccentric))
    let (inward, sideways) = (ax * c + ay * s, ax * s - ay * c)
    let square = ax * ax + ay * ay
    parameter = mean.axis * (1 - square)
    radius = mean.axis * (1 - inward)
    outward = mean.axis.squareRoot() * sideways / radius
    along = max(parameter, 0).squareRoot() / radius
    beta = max(1 - square, 0).squareRoot()
    let turn = sideways / (1 + beta)
    let sineArgument = mean.axis / radius * (s - ay - ax * turn)
    let cosineArgument = mean.axis / radius * (c - ax + ay * turn)
    argument = atan2(sineArgument, cosineArgument)
    sineTwice = 2 * cosineArgument * sineArgument
    cosineTwice = 1 - 2 * sineArgument * sineArgument
  }

  /// The coefficient of the long-period term of the mean longitude.
  private static func longPeriodLongitude(_ orbit: RecoveredOrbit) -> Double {
    // Near an inclination of 180° the divisor would vanish.
    let divisor = abs(1 + orbit.cosine) > 1.5e-12 ? 1 + orbit.cosine : 1.5e-12
    return -0.25 * Gravity.j3 / Gravity.j2 * orbit.sine * (3 + 5 * orbit.cosine) / divisor
  }

  /// Solves Kepler's equation for the eccentric longitude from the node, where `place` is the mean one, and `ax` and
  /// `ay` are the eccentricity vector: by Newton's method in at most ten steps of less than a radian.
  private static func eccentricLongitude(_ place: Double, _ ax: Double, _ ay: Double) -> Double {
    var eccentric = place
    for _ in 0..<10 {
      let (s, c) = (sin(eccentric), cos(eccentric))
      let step = (place - ay * c + ax * s - eccentric) / (1 - c * ax - s * ay)
      eccentric += max(-0.95, min(0.95, step))
      if abs(step) < 1e-12 { break }
    }
    return eccentric
  }
}

/// Mean elements in radians and Earth radii: semi-major axis, eccentricity, argument of pericenter, node, longitude.
struct MeanElements {
  let axis, eccentricity, pericenter, node, longitude: Double
  /// The mean motion in units in which √μ is 1.
  var motion: Double { 1 / (axis * axis.squareRoot()) }
}
