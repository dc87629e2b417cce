/// A constellation's name and where to write it.
struct ConstellationName: Sendable {
  /// The IAU's, such as `Ori`.
  let abbreviation: String
  /// Prominence, from 1 for the best known to 3.
  let rank: Int
  /// Where to write the name.
  var labels: [EquatorialDirection]
  /// In Latin.
  let name: String
}
