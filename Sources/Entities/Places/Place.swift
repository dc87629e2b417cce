import Essentials

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

/// A position on Earth in degrees: latitude −90…90 north positive, longitude −180…180 east positive.
package struct Coordinates: Hashable, Sendable {
  package let latitude: Double
  package let longitude: Double

  /// A position, or `nil` when a number is not finite or out of range.
  package init?(latitude: Double, longitude: Double) {
    guard (-90...90).contains(latitude), (-180...180).contains(longitude) else { return nil }
    self.latitude = latitude
    self.longitude = longitude
  }

  /// The great-circle distance to another position in kilometres, on a sphere of 6,371 km (haversine).
  package func distance(to other: Coordinates) -> Double {
    let radians = Double.pi / 180
    let dLatitude = (other.latitude - latitude) * radians
    let dLongitude = (other.longitude - longitude) * radians
    let h =
      sin(dLatitude / 2) * sin(dLatitude / 2)
      + cos(latitude * radians) * cos(other.latitude * radians) * sin(dLongitude / 2) * sin(dLongitude / 2)
    return 2 * 6371 * asin(min(1, h.squareRoot()))
  }
}
