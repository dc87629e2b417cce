extension Int {
  /// A number of bytes in megabytes (10⁶), with one decimal unless that is zero.
  package var megabytes: String {
    let tenths = (magnitude + 50_000) / 100_000
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }

  /// The number with thousands separators: `10,000`.
  package var grouped: String {
    magnitude < 1000 ? String(self) : (self / 1000).grouped + "," + String(1000 + magnitude % 1000).suffix(3)
  }
}
