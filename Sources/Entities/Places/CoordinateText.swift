import Essentials

/// Reads coordinates as people write them: `37.57,126.98` with any kind of comma, `37°29'52"N 127°01'39"E`,
/// `N 37.5 E 127.03`, or a URI such as `geo:37.4979,127.0276` (RFC 5870; only in WGS 84; its parameters are ignored).
/// Android's `geo:0,0?q=…` isn't a position, but a ``query(_:)``.
package enum CoordinateText {
  /// The degrees in a text, which may be out of range; `nil` if it isn't a position.
  package static func degrees(_ text: String) -> (latitude: Double, longitude: Double)? {
    if text.lowercased().hasPrefix("geo:") { return geoURI(text.dropFirst(4)) }
    let text = text.replacing("−", with: "-")
    return decimals(text.split { $0.isComma || $0 == " " }) ?? angles(text)
  }

  /// The query of a `geo:` URI without a position, such as `geo:0,0?q=Seoul`: a name, or coordinates without the label
  /// that may follow them in parentheses. `nil` for any other text.
  package static func query(_ text: String) -> String? {
    guard text.lowercased().hasPrefix("geo:"), degrees(text) == nil,
      let items = URLComponents(string: text.replacing("+", with: "%20"))?.queryItems,
      let query = items.first(where: { $0.name.lowercased() == "q" })?.value, !query.isEmpty
    else { return nil }
    let position = String(query.prefix { $0 != "(" })
    return degrees(position) == nil ? query : position
  }

  private static func decimals(_ parts: [Substring]) -> (latitude: Double, longitude: Double)? {
    // Not `nan`, `inf` or hexadecimal: Nan is a city.
    guard parts.count == 2, parts.joined().allSatisfy({ "0123456789.+-eE".contains($0) }),
      let latitude = Double(parts[0]), let longitude = Double(parts[1])
    else { return nil }
    return (latitude, longitude)
  }

  /// Reads what follows `geo:`; `nil` for `0,0` with a query, since that query is the place.
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
    guard let angles = AngleScanner.angles(in: text), angles.count == 2, let first = angles[0].degrees,
      let second = angles[1].degrees
    else { return nil }
    switch (angles[0].isLatitude, angles[1].isLatitude) {
    case (true?, false?), (nil, nil): return (first, second)
    case (false?, true?): return (second, first)
    default: return nil
    }
  }
}
