/// A body's altitude, in the form a search needs.
struct Altitude: Sendable {
  /// Sine of the topocentric altitude of the centre, without refraction.
  var sine: Double
  /// One over the topocentric distance in au.
  var nearness: Double
}
