/// A place in the built-in list: a city of more than 15,000 people, a capital, or an airport with an IATA code.
package struct GazetteerPlace: Hashable, Sendable {
  /// What the place is; capitals count as cities.
  package enum Kind: Hashable, Sendable {
    case city, airport
  }

  /// The main name: a city's as in GeoNames, an airport's as its city and code, such as `Seoul ICN`.
  package var name: String
  /// The first-level administrative division, such as `Maine`; `nil` if the place has none.
  package var region: String?
  /// The division's usual abbreviation, such as `ME`; `nil` if none is in common use.
  var regionCode: String?
  /// The country's English name.
  package var country: String
  /// The country's ISO 3166-1 alpha-2 code; `XK` for Kosovo.
  package var countryCode: String
  /// Degrees, −90…90, north positive.
  package var latitude: Double
  /// Degrees, −180…180, east positive.
  package var longitude: Double
  /// The IANA time zone, such as `Asia/Seoul`; never empty.
  package var timeZone: String
  /// The number of inhabitants; 0 for airports and for the few cities whose population GeoNames doesn't have.
  package var population: Int
  package var kind: Kind
  /// How the query matched the place; `exact` if it was found by its position.
  package var match: GazetteerMatch
  /// Ranks places that match alike, highest first: population times the number of ways to write the name, divided by
  /// the raw value of the `NameRelation` of query and city; at least 1, and 1 for airports.
  var weight: Int
}
