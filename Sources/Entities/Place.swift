/// A place that a search found and that can become a ``City``.
package struct Place: Hashable, Sendable {
  package var name: String
  /// The first-level division, such as `Maine`.
  package var region: String?
  /// The country's English name.
  package var country: String?
  /// ISO 3166-1 alpha-2 code.
  package var countryCode: String?
  package var coordinates: Coordinates
  /// The IANA zone, or `nil` when the source does not know it.
  package var timeZone: String?
  /// Inhabitants, or `nil` when unknown.
  package var population: Int?

  package init(
    name: String, region: String?, country: String?, countryCode: String?, coordinates: Coordinates,
    timeZone: String?, population: Int?
  ) {
    self.name = name
    self.region = region
    self.country = country
    self.countryCode = countryCode
    self.coordinates = coordinates
    self.timeZone = timeZone
    self.population = population
  }

  /// Name, region and country, without repeating a region that is the name: `Portland, Maine, United States`.
  package var fullName: String {
    var parts = [name]
    if let region, !region.isEmpty, region != name { parts.append(region) }
    if let country, !country.isEmpty, country != name { parts.append(country) }
    return parts.joined(separator: ", ")
  }
}
