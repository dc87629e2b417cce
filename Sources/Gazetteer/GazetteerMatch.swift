/// How a query matched a place, best first.
///
/// `prefix` is a guess, good only for a list of suggestions. Ask other sources before accepting `obscure`.
package enum GazetteerMatch: Hashable, Sendable, Comparable {
  /// The whole query is the airport's code.
  case code
  /// The whole query is the place's main name or another of its names.
  case exact
  /// The query is a name followed by the region or the country: `Portland, ME`.
  case qualified
  /// Like `exact` or `qualified`, but of a small place with a very different main name: `Central Park` for Bethpage.
  case obscure
  /// A name only starts with the query.
  case prefix
}
