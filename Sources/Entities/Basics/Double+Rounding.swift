extension Double {
  /// The number rounded to that many decimals, never −0; `nil` if it isn't finite.
  package func rounded(digits: Int) -> Double? {
    guard isFinite else { return nil }
    var scale = 1.0
    for _ in 0..<digits { scale *= 10 }
    let result = (self * scale).rounded() / scale
    return result == 0 ? 0 : result
  }

  /// The nearest integer, or `nil` if it isn't finite or is 10¹⁵ or more.
  package var whole: Int? { isFinite && abs(self) < 1e15 ? Int(rounded()) : nil }
}
