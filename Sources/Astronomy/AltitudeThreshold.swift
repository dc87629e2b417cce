import Essentials

/// An altitude that a disc's upper limb may cross, compared by sines.
struct AltitudeThreshold: Sendable {
  private let sineAltitude, cosineAltitude: Double
  /// The disc's radius, au.
  private let radius: Double

  /// A threshold at an altitude in degrees, without refraction, for a disc with a radius in kilometres; 0 for a point.
  init(degrees: Double, radius: Double) {
    (sineAltitude, cosineAltitude) = (sin(degrees * Angle.degree), cos(degrees * Angle.degree))
    self.radius = radius / kilometresPerAU
  }

  /// How far the limb is above the threshold: the sine of the centre's altitude minus the one it has with the limb at
  /// the threshold (to the second power of the semidiameter). Near 0, that is radians times the cosine of the altitude.
  func height(of altitude: Altitude) -> Double {
    let semidiameter = radius * altitude.inverseDistance
    return altitude.sine - sineAltitude * (1 - semidiameter * semidiameter / 2) + cosineAltitude * semidiameter
  }
}
