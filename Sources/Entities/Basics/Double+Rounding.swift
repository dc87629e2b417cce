import Essentials

extension Double {
  /// The number rounded to that many decimals, 0 or more; never −0; `nil` if it isn't finite.
  package func rounded(digits: Int) -> Double? {
    // Doubles from 10¹⁵ on have hardly any decimals to lose, and scaling the largest ones would overflow.
    guard isFinite, magnitude < 1e15 else { return isFinite ? self : nil }
    let scale = Double.tenTo(digits)
    let result = (self * scale).rounded() / scale
    return result == 0 ? 0 : result
  }

  /// The nearest number of at most that magnitude; 0 for NaN. So bounded, it can be converted to `Int`.
  func clamped(to magnitude: Double) -> Double { isNaN ? 0 : Swift.min(Swift.max(self, -magnitude), magnitude) }

  /// The nearest integer, or `nil` if it isn't finite or its magnitude is 10¹⁵ or more.
  package var roundedInt: Int? { isFinite && abs(self) < 1e15 ? Int(rounded()) : nil }
}
