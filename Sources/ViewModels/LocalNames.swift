package import Entities
import Services

extension String {
  /// The Latin name, in the built-in list, of the place that this text names in any script; `nil` if it names none.
  package nonisolated var latinPlaceName: String? { PlaceService.latinName(of: self) }
}

extension City {
  /// The region's name in a language, or as saved if the list has none; `nil` for a city without a region.
  package nonisolated func region(in language: Language) -> String? { PlaceService.region(of: self, in: language) }

  /// The Latin name of the listed place nearest to the city, at most 100 km away, if the city's label is one of that
  /// place's names or can't be written in Latin letters (`isWritable` is false); otherwise `nil`.
  package nonisolated func latinName(isWritable: Bool) -> String? {
    guard let place = PlaceService.latinName(at: coordinates, labelled: name) else { return nil }
    return place.isSame || !isWritable ? place.name : nil
  }
}
