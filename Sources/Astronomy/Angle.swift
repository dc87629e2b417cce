import Essentials

/// Arc sine in radians, also of a value that rounding has pushed past ±1.
func clampedAsin(_ x: Double) -> Double { asin(max(-1, min(1, x))) }

/// Arc cosine in radians, also of a value that rounding has pushed past ±1.
func clampedAcos(_ x: Double) -> Double { acos(max(-1, min(1, x))) }

/// Units and reduction of angles. Angles inside the module are in radians unless their name or comment says degrees.
enum Angle {
  /// One degree in radians.
  static let degree = Double.pi / 180
  /// One arcsecond in radians.
  static let arcsecond = Double.pi / 648_000
  /// A full turn in radians.
  static let turn = 2 * Double.pi

  /// The same angle in 0..<2π; 0 for one that isn't finite.
  static func positive(_ angle: Double) -> Double {
    let reduced = angle - (angle / turn).rounded(.down) * turn
    return reduced < turn ? reduced : 0
  }

  /// The same angle in −π…π.
  static func signed(_ angle: Double) -> Double { angle - (angle / turn).rounded() * turn }
}
