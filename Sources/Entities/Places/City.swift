// Code that uses a city needs its time zone too.
@_exported public import TimeZones

/// A saved city: a place with the name that the user gave it.
package struct City: Hashable, Codable, Sendable {
  /// The label in the table; unique in a list, ignoring case.
  package var name: String
  /// The first-level administrative division, such as `Maine`; `nil` if unknown.
  package var region: String?
  /// The country's ISO 3166-1 alpha-2 code, in upper case; `nil` if unknown, at sea and in Antarctica.
  package var countryCode: String?
  package var coordinates: Coordinates
  /// The name of the IANA time zone, such as `Asia/Seoul`; may be unknown to this system.
  package var timeZone: String
  /// The brightness of the night sky, if set; `nil` to estimate it from the surrounding cities' light.
  package var siteSky: SiteSky?

  package init(name: String, region: String?, countryCode: String?, coordinates: Coordinates, timeZone: String) {
    (self.name, self.region, self.countryCode) = (name, region, countryCode)
    (self.coordinates, self.timeZone) = (coordinates, timeZone)
  }

  /// The city's time zone with its rules; UTC if its name is unknown.
  package var zone: Zone { Zone(timeZone) ?? .gmt }
}
