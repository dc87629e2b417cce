// Whoever speaks of cities speaks of their zones.
@_exported public import TimeZones

/// A city that a person saved: a place, under the name they want to see.
package struct City: Hashable, Sendable {
  /// The label in the table; unique in a list, ignoring case.
  package var name: String
  /// The first-level division, such as `Maine`, or `nil` when unknown.
  package var region: String?
  /// ISO 3166-1 alpha-2 code of the country, or `nil` at sea and in Antarctica.
  package var countryCode: String?
  package var coordinates: Coordinates
  /// The IANA zone, such as `Asia/Seoul`.
  package var timeZone: String
  /// The brightness of its night sky, where a person set it; `nil` leaves it to the lamps of the cities around.
  package var siteSky: SiteSky?

  package init(name: String, region: String?, countryCode: String?, coordinates: Coordinates, timeZone: String) {
    self.name = name
    self.region = region
    self.countryCode = countryCode
    self.coordinates = coordinates
    self.timeZone = timeZone
  }

  /// The city's zone; UTC if the system does not know its name.
  package var zone: Zone { Zone(timeZone) ?? .gmt }
}

extension City: Codable {
  private enum Key: String, CodingKey {
    case name, region, countryCode, latitude, longitude, timeZone, sqm, bortle
  }

  /// - Throws: `DecodingError` for a city without a name, or one that is nowhere.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let latitude = try container.decode(Double.self, forKey: .latitude)
    let longitude = try container.decode(Double.self, forKey: .longitude)
    guard let coordinates = Coordinates(latitude: latitude, longitude: longitude) else {
      throw DecodingError.dataCorruptedError(forKey: .latitude, in: container, debugDescription: "no place on Earth")
    }
    self.init(
      name: try container.decode(String.self, forKey: .name),
      region: try container.decodeIfPresent(String.self, forKey: .region),
      countryCode: try container.decodeIfPresent(String.self, forKey: .countryCode), coordinates: coordinates,
      timeZone: try container.decode(String.self, forKey: .timeZone))
    siteSky =
      try container.decodeIfPresent(Double.self, forKey: .sqm).map(SiteSky.sqm)
      ?? container.decodeIfPresent(Int.self, forKey: .bortle).map(SiteSky.bortle)
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(name, forKey: .name)
    try container.encode(region, forKey: .region)
    try container.encode(countryCode, forKey: .countryCode)
    try container.encode(coordinates.latitude, forKey: .latitude)
    try container.encode(coordinates.longitude, forKey: .longitude)
    try container.encode(timeZone, forKey: .timeZone)
    switch siteSky {
    case .sqm(let value): try container.encode(value, forKey: .sqm)
    case .bortle(let rank): try container.encode(rank, forKey: .bortle)
    case nil: break
    }
  }
}
