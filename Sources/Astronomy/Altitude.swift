/// A body's altitude in the form that searches for crossings need, which saves an arc sine.
struct Altitude: Sendable {
  /// Sine of the topocentric altitude of the centre, without refraction.
  let sine: Double
  /// The reciprocal of the topocentric distance, 1/au.
  let inverseDistance: Double
}
