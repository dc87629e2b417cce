package import Entities
import Services

extension String {
  /// The Latin name, in the built-in list, of the place that this text names in any script; `nil` if it names none.
  package nonisolated var latinPlaceName: String? { PlaceService.latinName(of: self) }
}

extension City {
  /// The region's name in a language, or as saved if the list has none; `nil` for a city without a region.
  package nonisolated func region(in language: Language) -> String? { PlaceService.region(of: self, in: language) }

  /// The Latin name of the listed place nearest to the city, at most 100 km away; `nil` if there is none, or if the
  /// label isn't one of its names but can be transliterated letter by letter.
  package nonisolated func latinName(canTransliterate: Bool) -> String? {
    guard let place = PlaceService.latinName(at: coordinates, labelled: name) else { return nil }
    return place.isSame || !canTransliterate ? place.name : nil
  }
}
