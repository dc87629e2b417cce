/// A line of a constellation.
struct StarFigure: Sendable {
  /// The constellation's index in ``StarCatalogue/constellations``.
  let constellation: Int
  /// Indices in ``StarCatalogue/stars``; consecutive stars are joined.
  var stars: [Int]
}
