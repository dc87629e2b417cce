import Services

extension String {
  /// What the built-in list calls a place in Latin letters that this names in any script; `nil` where it has none.
  package nonisolated var latinPlaceName: String? { PlaceService.latinName(of: self) }
}
