/// An altitude whose crossing is an event.
package enum Threshold: Hashable, Sendable, CaseIterable {
  /// The upper limb (Sun, Moon) or the centre (planets) at -34', the refraction at the horizon.
  case horizon
  /// The Sun's centre at -6°, without refraction.
  case civil
  /// The Sun's centre at -12°.
  case nautical
  /// The Sun's centre at -18°.
  case astronomical
  /// The Sun's centre at -4°, where the blue hour meets the golden one.
  case blueHour
  /// The Sun's centre at +6°, the end of the golden hour.
  case goldenHour

  /// The altitude in degrees.
  package var degrees: Double {
    switch self {
    case .horizon: -34.0 / 60
    case .civil: -6
    case .nautical: -12
    case .astronomical: -18
    case .blueHour: -4
    case .goldenHour: 6
    }
  }
}
