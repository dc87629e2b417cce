/// How a query matched a place, best first.
///
/// A caller that must choose alone takes any match but `prefix`, which is a guess and only good for a list. One that can ask
/// another source does so before it settles for `obscure`.
package enum GazetteerMatch: Hashable, Sendable, Comparable {
  /// The whole query is the airport's code.
  case code
  /// The whole query is the place's main name or another of its names.
  case exact
  /// The query is a name followed by the region or the country: `Portland, ME`.
  case qualified
  /// Like `exact` or `qualified`, but for a small place with a very different main name: `Central Park` for Bethpage.
  case obscure
  /// A name only starts with the query.
  case prefix
}
