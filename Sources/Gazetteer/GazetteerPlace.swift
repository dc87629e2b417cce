/// A place in the built-in list: a city of more than 15,000 people, a capital, or an airport with an IATA code.
package struct GazetteerPlace: Hashable, Sendable {
  /// What the place is; capitals count as cities.
  package enum Kind: Hashable, Sendable {
    case city, airport
  }

  /// The main name: a city's as in GeoNames, an airport's as its city and code, such as `Seoul ICN`.
  package let name: String
  /// The first-level administrative division, such as `Maine`; `nil` if the place has none.
  package let region: String?
  /// The division's usual abbreviation, such as `ME`; `nil` if none is in common use.
  let regionCode: String?
  /// The country's English name.
  package let country: String
  /// The country's ISO 3166-1 alpha-2 code; `XK` for Kosovo.
  package let countryCode: String
  /// Degrees, −90…90, north positive.
  package let latitude: Double
  /// Degrees, −180…180, east positive.
  package let longitude: Double
  /// The IANA time zone, such as `Asia/Seoul`; never empty.
  package let timeZone: String
  /// The number of inhabitants; `nil` for airports and for the few cities whose population GeoNames doesn't have.
  package let population: Int?
  /// Whether it is a city or an airport.
  package let kind: Kind
  /// How the query matched the place; `exact` if it was found by its position.
  package internal(set) var match = GazetteerMatch.exact
  /// Ranks places that match alike, highest first: population times the number of ways to write the name, divided by
  /// the `weightDivisor` of the `NameRelation` of query and city; at least 1, and 1 for airports.
  var weight: Int
}
