extension Double {
  /// The number rounded to some decimals, halves away from zero, such as `0.6`; zero has no sign. Numbers that aren't
  /// finite, have a magnitude of 10¹⁵ or more, or would have more than 18 digits are in Swift's own notation.
  package func text(decimals: Int) -> String {
    let decimals = max(decimals, 0)
    let scaled = Double.tenTo(decimals) * abs(self)
    guard abs(self) < 1e15, scaled < 1e18 else { return "\(self)" }
    let digits = String(Int(scaled.rounded()))
    let padded = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
    let sign = self < 0 && digits != "0" ? "-" : ""
    return sign + padded.dropLast(decimals) + (decimals > 0 ? "." + padded.suffix(decimals) : "")
  }

  /// A power of ten; 1 for negative exponents.
  package static func tenTo(_ exponent: Int) -> Double { (0..<max(exponent, 0)).reduce(1) { power, _ in power * 10 } }
}
