/// The built-in list of places, searched without a network.
///
/// Data: GeoNames (CC BY 4.0) and airportsdata (MIT); see the `generate-gazetteer` target.
package enum Gazetteer {
  /// The places that a query names, best first: what a name, a name and its region or country, or an IATA code meets
  /// exactly, then what merely begins with the query.
  ///
  /// Several results that match better than ``GazetteerMatch/prefix`` mean that the query is ambiguous.
  package static func search(_ query: String, limit: Int) -> [GazetteerPlace] { [] }

  /// The most populous places one of whose names begins with what has been typed so far.
  package static func suggestions(for prefix: String, limit: Int) -> [GazetteerPlace] { [] }

  /// The name in the list nearest to a misspelt one, or `nil` when nothing is near.
  package static func didYouMean(_ query: String) -> String? { nil }
}
