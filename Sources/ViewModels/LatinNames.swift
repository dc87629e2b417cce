import Services

/// Names of places for terminals that draw ASCII alone.
package nonisolated enum LatinNames {
  /// What the built-in list calls a place in Latin letters that a text names in any script; `nil` where it has none.
  package static func name(of text: String) -> String? { PlaceService.latinName(of: text) }
}
