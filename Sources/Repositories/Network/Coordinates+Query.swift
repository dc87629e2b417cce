import Entities
import Essentials

extension Coordinates {
  /// Latitude and longitude as query parameters, as most services name them.
  var query: [(String, String)] { [("lat", latitude.degreesText), ("lon", longitude.degreesText)] }
}

extension Double {
  /// A coordinate as services require it in an address: at most four decimals (11 m), truncated, without trailing zeros; MET
  /// Norway and the US weather service refuse more. Never `-0`, an exponent, or a locale's comma.
  var degreesText: String {
    // Truncating 37.5660 must not give 37.5659 because its binary64 value is slightly less.
    let units = (self * 10_000 + (self < 0 ? -1e-6 : 1e-6)).rounded(.towardZero)
    let digits = (units / 10_000).text(decimals: 4).reversed().drop { $0 == "0" }.drop { $0 == "." }
    return String(digits.reversed())
  }
}
