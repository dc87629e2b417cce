/// A place in the built-in list: a city of more than 15,000 people, a capital, or an airport with an IATA code.
package struct GazetteerPlace: Hashable, Sendable {
  /// The kind of place.
  package enum Kind: Hashable, Sendable {
    case city, airport
  }

  /// The main name: a city's as in GeoNames, an airport's as its city and code, such as `Seoul ICN`.
  package var name: String
  /// The first-level administrative division, such as `Maine`, or `nil` if the place has none.
  package var region: String?
  /// The division's usual abbreviation, such as `ME`, or `nil` if none is in common use.
  var regionCode: String?
  /// The country's English name.
  package var country: String
  /// ISO 3166-1 alpha-2 code; `XK` for Kosovo.
  package var countryCode: String
  /// Degrees, −90…90, north positive.
  package var latitude: Double
  /// Degrees, −180…180, east positive.
  package var longitude: Double
  /// The IANA time zone, such as `Asia/Seoul`; never empty.
  package var timeZone: String
  /// Inhabitants; 0 for an airport, and for the few cities of which GeoNames has no number.
  package var population: Int
  package var kind: Kind
  /// How the query matched this place.
  package var match: GazetteerMatch
  /// Ranks places that match alike: population times the number of ways in which languages write the name; divided by the
  /// `NameTie` if the query is neither the main name nor one in the country's script; 1 at least, and for airports.
  package var weight: Int
}
