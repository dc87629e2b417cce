// Every user of a city needs its zone as well.
@_exported public import TimeZones

/// A city that a person saved: a place, under the name they want to see.
package struct City: Hashable, Codable, Sendable {
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
