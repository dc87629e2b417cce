import Entities

extension Place {
  /// A place from an element of `results`, or `nil` if it has no name or lies nowhere.
  ///
  /// The service leaves out every value that is zero or empty: a missing coordinate is the equator or the prime
  /// meridian.
  init?(geocoded result: WireValue) {
    let name = result["name"].text ?? ""
    guard result.isObject, !name.isEmpty,
      let coordinates = Coordinates(
        latitude: result["latitude"].double ?? 0, longitude: result["longitude"].double ?? 0)
    else { return nil }
    self.init(
      name: name, region: result["admin1"].text, country: result["country"].text,
      countryCode: result["country_code"].text?.uppercased(), coordinates: coordinates,
      timeZone: result["timezone"].text, population: result["population"].integer.flatMap { $0 > 0 ? $0 : nil })
  }
}

extension WireValue {
  /// Text for a person: one line, sanitised; `nil` for anything but a string, and for an empty one.
  var text: String? {
    guard let rawText else { return nil }
    let line = SafeText.line(rawText)
    return line.isEmpty ? nil : line
  }
}
