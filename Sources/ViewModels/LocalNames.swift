package import Entities
import Services

extension String {
  /// What the built-in list calls a place in Latin letters that this names in any script; `nil` where it has none.
  package nonisolated var latinPlaceName: String? { PlaceService.latinName(of: self) }
}

extension City {
  /// Its region as it is called in a language.
  package nonisolated func region(in language: Language) -> String? { PlaceService.region(of: self, in: language) }
}
