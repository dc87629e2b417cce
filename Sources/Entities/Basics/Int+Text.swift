extension Int {
  /// This number of bytes in megabytes (10⁶), without the unit and with one decimal unless that is zero: `1.5`, `20`.
  package var megabytesText: String {
    let tenths = (magnitude + 50_000) / 100_000
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }

  /// The digits, with leading zeros up to a width; for numbers of 0 or more.
  func zeroPadded(to width: Int, radix: Int = 10) -> String {
    let digits = String(self, radix: radix)
    return String(repeating: "0", count: Swift.max(0, width - digits.utf8.count)) + digits
  }

  /// The number with thousands separators: `10,000`.
  package var grouped: String {
    magnitude < 1000 ? String(self) : (self / 1000).grouped + "," + String(1000 + magnitude % 1000).suffix(3)
  }
}
