package import Entities
import Services

extension String {
  /// What the built-in list calls a place in Latin letters that this names in any script; `nil` where it has none.
  package nonisolated var latinPlaceName: String? { PlaceService.latinName(of: self) }
}

extension City {
  /// Its region as it is called in a language.
  package nonisolated func region(in language: Language) -> String? { PlaceService.region(of: self, in: language) }

  /// What the built-in list calls the place in Latin letters where the label is another of its names; for a label of
  /// letters that cannot be written in Latin ones also where it is not.
  package nonisolated func latinName(isWritable: Bool) -> String? {
    guard let place = PlaceService.latinName(at: coordinates, labelled: name) else { return nil }
    return place.isSame || !isWritable ? place.name : nil
  }
}
