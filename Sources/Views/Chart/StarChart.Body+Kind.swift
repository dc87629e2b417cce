import Entities

nonisolated extension StarChart.Body {
  /// The kinds of bodies that charts draw differently.
  enum Kind { case sun, moon, planet }

  /// The kind of the body, by the English name that identifies it in charts and documents.
  var kind: Kind { ["Sun": Kind.sun, "Moon": .moon][name] ?? .planet }
}
