/// A place of the built-in list: a city of more than 15,000 people, or an airport with an IATA code.
package struct GazetteerPlace: Hashable, Sendable {
  /// What a place is.
  package enum Kind: Hashable, Sendable {
    case city, airport
  }

  /// The name to show: a city's as GeoNames gives it, an airport's as its city and code, such as `Seoul ICN`.
  package var name: String
  /// The name of the first-level division, such as `Maine`, or `nil` when the place has none.
  package var region: String?
  /// The division's usual abbreviation, such as `ME`, or `nil` where none is in common use.
  var regionCode: String?
  /// The country's English name.
  package var country: String
  /// ISO 3166-1 alpha-2 code; `XK` for Kosovo.
  package var countryCode: String
  /// Degrees, −90…90, north positive.
  package var latitude: Double
  /// Degrees, −180…180, east positive.
  package var longitude: Double
  /// The IANA zone, such as `Asia/Seoul`.
  package var timeZone: String
  /// Inhabitants; 0 for an airport.
  package var population: Int
  package var kind: Kind
  /// How the query met this place.
  package var match: GazetteerMatch
  /// How much speaks for this place when several match alike: its people, as often as there are ways in which languages
  /// write its name, and less when the query met it by another name; see `NameTie`. An airport has 1.
  package var weight: Int
}

/// How a query met a place, best first.
///
/// A caller that must choose by itself takes any match but `prefix`; a prefix is a guess, good for a list only. A caller that
/// can ask someone else does so before taking a place that is only `seldom` called so.
package enum GazetteerMatch: Int, Hashable, Sendable, Comparable {
  /// The whole query is the code of the airport.
  case code
  /// The whole query is the name, or one of the place's other names.
  case exact
  /// The query is a name followed by the region or the country: `Portland, ME`.
  case qualified
  /// As `exact` or `qualified`, but a small place that is shown by quite another name: `Central Park` for Bethpage.
  case seldom
  /// The query is only the beginning of a name.
  case prefix

  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
