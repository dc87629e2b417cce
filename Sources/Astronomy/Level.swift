import Essentials

/// A threshold, the limb of a disc at a fixed altitude, in a form that needs no arc sine.
struct Level: Sendable {
  private let sineAltitude, cosineAltitude: Double
  /// The disc's radius in au.
  private let radius: Double

  /// The altitude of the upper limb, without refraction; the disc's radius in kilometres, 0 for a point.
  init(degrees: Double, radius: Double) {
    sineAltitude = sin(degrees * Angle.degree)
    cosineAltitude = cos(degrees * Angle.degree)
    self.radius = radius / LunarTheory.astronomicalUnit
  }

  /// Height of the limb above the threshold as a difference of sines: near 0, radians times the cosine of the altitude.
  func height(_ altitude: Altitude) -> Double {
    let semidiameter = radius * altitude.nearness
    return altitude.sine - sineAltitude * (1 - semidiameter * semidiameter / 2) + cosineAltitude * semidiameter
  }
}
