/// A threshold in the form that costs no arc sine: the limb of a disc at a fixed altitude.
struct Level: Sendable {
  private let sineAltitude: Double
  private let cosineAltitude: Double
  /// The disc's radius in au.
  private let radius: Double

  /// - Parameters:
  ///   - degrees: The altitude of the upper limb, without refraction.
  ///   - radius: The disc's radius in kilometres, 0 for a point.
  init(degrees: Double, radius: Double) {
    sineAltitude = sine(degrees * Angle.degree)
    cosineAltitude = cosine(degrees * Angle.degree)
    self.radius = radius / LunarTheory.astronomicalUnit
  }

  /// Height of the limb over the threshold, as a difference of sines: near 0, radians times the cosine of the altitude.
  @inline(__always)
  func height(_ altitude: Altitude) -> Double {
    let semidiameter = radius * altitude.nearness
    return altitude.sine - sineAltitude * (1 - semidiameter * semidiameter / 2) + cosineAltitude * semidiameter
  }
}
