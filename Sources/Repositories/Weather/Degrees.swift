/// Coordinates as services want them in an address.
enum Degrees {
  /// At most four decimals (11 m), cut off rather than rounded, without zeros at the end: MET Norway and the US
  /// weather service refuse more. Never `-0`, an exponent, or a locale's comma.
  static func text(_ degrees: Double) -> String {
    // Cutting 37.5660 must not give 37.5659 because binary64 lies a hair below it.
    let units = Int((degrees * 10_000 + (degrees < 0 ? -1e-6 : 1e-6)).rounded(.towardZero))
    let magnitude = units.magnitude
    var text = (units < 0 ? "-" : "") + String(magnitude / 10_000)
    var fraction = magnitude % 10_000
    guard fraction > 0 else { return text }
    var width = 4
    while fraction % 10 == 0 { (fraction, width) = (fraction / 10, width - 1) }
    let digits = String(fraction)
    text += "." + String(repeating: "0", count: width - digits.utf8.count) + digits
    return text
  }
}
