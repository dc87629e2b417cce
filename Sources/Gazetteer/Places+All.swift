extension Places {
  /// Calls `visit` with each city's position in the table and its latitude and longitude in degrees, the most populous
  /// first; airports are left out.
  func forEachCity(_ visit: (_ position: Int, _ latitude: Double, _ longitude: Double) -> Void) {
    var start = 0
    while start < places.count {
      let end = places.end(ofLineAt: start)
      if let degrees = degrees(start, end) { visit(start, degrees.latitude, degrees.longitude) }
      start = end + 1
    }
  }

  /// The degrees of a city's line, read without making texts of its fields.
  private func degrees(_ start: Int, _ end: Int) -> (latitude: Double, longitude: Double)? {
    var field = 0
    var numbers = (0, 0)
    var sign = 1
    for byte in places.slice(start, end) {
      switch byte {
      case UInt8(ascii: "|"):
        if field == 3 { numbers.0 *= sign }
        if field == 4 { numbers.1 *= sign }
        field += 1
        sign = 1
      case UInt8(ascii: "-"): sign = -1
      case 48...57 where field == 3: numbers.0 = numbers.0 &* 10 &+ Int(byte - 48)
      case 48...57 where field == 4: numbers.1 = numbers.1 &* 10 &+ Int(byte - 48)
      case 65...90 where field == 5: return nil
      default: break
      }
    }
    return field == 5 ? (Double(numbers.0) / 10_000, Double(numbers.1) / 10_000) : nil
  }
}
