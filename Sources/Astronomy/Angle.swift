import Essentials

/// The arc sine in radians; rounding may have pushed the value past ±1.
func clampedAsin(_ x: Double) -> Double { asin(max(-1, min(1, x))) }

/// The arc cosine in radians, likewise.
func clampedAcos(_ x: Double) -> Double { acos(max(-1, min(1, x))) }

/// Units of angles and their reduction to one turn. Angles in this module are in radians unless stated otherwise.
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

  /// The same angle in −π…π; NaN for one that isn't finite.
  static func signed(_ angle: Double) -> Double { angle - (angle / turn).rounded() * turn }

  /// The apparent radius of a sphere by its radius in kilometres and the distance of its centre in au.
  static func semidiameter(ofRadius kilometres: Double, distance: Double) -> Double {
    clampedAsin(kilometres / kilometresPerAU / distance)
  }
}
