import Entities
import Essentials

extension Coordinates {
  /// The coordinates in degrees as query parameters, with the names that most services use.
  var query: [(String, String)] { [("lat", latitude.degreesText), ("lon", longitude.degreesText)] }
}

extension Double {
  /// Degrees for an address: truncated to four decimals (11 m of latitude), the most that MET Norway and the US weather
  /// service accept. No trailing zeros, and never `-0`, an exponent, or a locale's comma.
  var degreesText: String {
    // Truncation mustn't make 37.5660 37.5659 because its binary64 value is slightly less.
    let tenThousandths = (self * 10_000 + (self < 0 ? -1e-6 : 1e-6)).rounded(.towardZero)
    let digits = (tenThousandths / 10_000).text(decimals: 4).reversed().drop { $0 == "0" }.drop { $0 == "." }
    return String(digits.reversed())
  }
}
