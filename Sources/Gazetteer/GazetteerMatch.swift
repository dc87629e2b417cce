/// How a query met a place, best first.
///
/// A caller that must choose by itself takes any match but `prefix`; a prefix is a guess, good for a list only.
package enum GazetteerMatch: Int, Hashable, Sendable, Comparable {
  /// The whole query is the code of the airport.
  case code
  /// The whole query is the name, or one of the place's other names.
  case exact
  /// The query is a name followed by the region or the country: `Portland, ME`.
  case qualified
  /// The query is only the beginning of a name.
  case prefix

  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
