import Essentials

/// Reads coordinates as people write them: `37.57,126.98` with any kind of comma, `37°29'52"N 127°01'39"E`,
/// `N 37.5 E 127.03`, or a URI such as `geo:37.4979,127.0276` (RFC 5870; only in WGS 84; its parameters are ignored).
package enum CoordinateText {
  /// The degrees in a text, which may be out of range; `nil` if it isn't a position.
  package static func degrees(_ text: String) -> (latitude: Double, longitude: Double)? {
    if text.lowercased().hasPrefix("geo:") { return geoURI(text.dropFirst(4)) }
    let text = text.replacing("−", with: "-")
    return decimals(text.split { $0.isComma || $0 == " " }) ?? angles(text)
  }

  private static func decimals(_ parts: [Substring]) -> (latitude: Double, longitude: Double)? {
    // Not `nan`, `inf` or hexadecimal: Nan is a city.
    guard parts.count == 2, parts.joined().allSatisfy({ "0123456789.+-eE".contains($0) }),
      let latitude = Double(parts[0]), let longitude = Double(parts[1])
    else { return nil }
    return (latitude, longitude)
  }

  /// Reads what follows `geo:`. Android's `geo:0,0?q=…` isn't a position, as the query is the place there.
  private static func geoURI(_ text: Substring) -> (latitude: Double, longitude: Double)? {
    let isQuery = text.lowercased().split { "?&".contains($0) }.dropFirst().contains { $0.hasPrefix("q=") }
    let parts = text.prefix { $0 != "?" }.split(separator: ";")
    let systems = parts.dropFirst().filter { $0.lowercased().hasPrefix("crs=") }
    guard systems.allSatisfy({ $0.lowercased() == "crs=wgs84" }), let first = parts.first else { return nil }
    let values = first.split(separator: ",", omittingEmptySubsequences: false)
    guard values.count <= 3, let place = decimals(Array(values.prefix(2))) else { return nil }
    return isQuery && place == (0, 0) ? nil : place
  }

  /// Two angles with degree signs or hemisphere letters; with letters, in either order.
  private static func angles(_ text: String) -> (latitude: Double, longitude: Double)? {
    guard let angles = AngleScan.angles(text), angles.count == 2, let first = angles[0].degrees,
      let second = angles[1].degrees
    else { return nil }
    switch (angles[0].isLatitude, angles[1].isLatitude) {
    case (true?, false?), (nil, nil): return (first, second)
    case (false?, true?): return (second, first)
    default: return nil
    }
  }
}

/// An angle as far as it has been read.
private struct Angle {
  /// Degrees, minutes and seconds.
  var parts: [Double] = []
  /// The letter for the hemisphere, in lower case.
  var hemisphere: Character?
  /// Whether it has a degree sign.
  var isMarked = false

  /// Whether it is a latitude; `nil` without a hemisphere letter.
  var isLatitude: Bool? { hemisphere.map { "ns".contains($0) } }

  /// In degrees, south and west negative; `nil` if it isn't a valid angle.
  var degrees: Double? {
    guard (1...3).contains(parts.count), isMarked || hemisphere != nil,
      parts.dropFirst().allSatisfy({ (0..<60).contains($0) }),
      parts.dropLast().allSatisfy({ $0 == $0.rounded() }), hemisphere == nil || parts[0] >= 0
    else { return nil }
    let size = parts.reversed().reduce(0) { $0 / 60 + abs($1) }
    let isNegative = parts[0].sign == .minus || hemisphere == "s" || hemisphere == "w"
    return isNegative ? -size : size
  }
}

/// Scans a text for angles.
private struct AngleScan {
  private var angles: [Angle] = []
  private var angle = Angle()

  /// The angles in a text; `nil` if it contains anything else.
  static func angles(_ text: String) -> [Angle]? {
    var scan = AngleScan()
    var rest = text.lowercased()[...]
    while let sign = rest.first {
      if sign.isASCII, sign.isNumber || sign == "-" || sign == "+" {
        let number = rest.prefix { $0.isASCII && ($0.isNumber || "-+.".contains($0)) }
        rest = rest.dropFirst(number.count)
        guard let value = Double(number) else { return nil }
        scan.take(value, isDegrees: rest.drop { $0 == " " }.first.map { "°º".contains($0) } ?? false)
      } else {
        rest.removeFirst()
        guard scan.take(sign) else { return nil }
      }
    }
    scan.end()
    return scan.angles
  }

  /// Reads a number; one with a degree sign begins an angle.
  private mutating func take(_ value: Double, isDegrees: Bool) {
    if isDegrees, !angle.parts.isEmpty { end() }
    angle.parts.append(value)
  }

  /// Reads a character that isn't part of a number; false if it can't be part of an angle.
  private mutating func take(_ sign: Character) -> Bool {
    switch sign {
    case "°", "º": angle.isMarked = true
    // Only the third number is seconds: `37°52″` lacks its minutes.
    case "\"", "″", "”": return angle.parts.count == 3
    case " ", "'", "′", "’": break
    case _ where sign.isComma: end()
    case "n", "s", "e", "w":
      // If the current angle has its letter already, this one precedes the next angle.
      if angle.hemisphere != nil { end() }
      angle.hemisphere = sign
      if !angle.parts.isEmpty { end() }
    default: return false
    }
    return true
  }

  private mutating func end() {
    if angle.hemisphere != nil || !angle.parts.isEmpty { angles.append(angle) }
    angle = Angle()
  }
}
