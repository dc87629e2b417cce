import Essentials

/// An altitude that the upper limb of a disc crosses, in a form that needs no arc sine.
struct AltitudeThreshold: Sendable {
  private let sineAltitude, cosineAltitude: Double
  /// The disc's radius in au.
  private let radius: Double

  /// A threshold at an altitude in degrees, without refraction, for a disc with a radius in kilometres, 0 for a point.
  init(degrees: Double, radius: Double) {
    (sineAltitude, cosineAltitude) = (sin(degrees * Angle.degree), cos(degrees * Angle.degree))
    self.radius = radius / kilometresPerAU
  }

  /// How far the limb is above the threshold as a difference of sines: near 0, radians times the cosine of the altitude.
  func height(_ altitude: Altitude) -> Double {
    let semidiameter = radius * altitude.nearness
    return altitude.sine - sineAltitude * (1 - semidiameter * semidiameter / 2) + cosineAltitude * semidiameter
  }
}
