package import Entities
import Gazetteer

/// The language of place names shown to people; saved and machine-readable names don't depend on it.
package struct PlaceWording: Sendable {
  private let language: Language
  /// Turns the name of the nearest place into a name for coordinates, such as `near Seoul`.
  let near: @Sendable (String) -> String

  /// Names in a language, for coordinates made by `near` from the nearest place's name.
  package init(_ language: Language, near: @escaping @Sendable (String) -> String) {
    (self.language, self.near) = (language, near)
  }

  /// English names, which are the ones saved.
  package static let english = PlaceWording(.english, near: { "near \($0)" })

  /// The place with its names in this language, as far as the built-in list has them; unchanged in English.
  func localized(_ place: Place) -> Place {
    guard language != .english else { return place }
    var place = place
    let (position, code, tag) = (place.coordinates, place.countryCode ?? "", language.tag)
    place.local = Place.LocalNames(
      name: Gazetteer.localName(
        of: place.name, countryCode: code, latitude: position.latitude, longitude: position.longitude, language: tag),
      region: place.region.flatMap { Gazetteer.localName(ofRegion: $0, countryCode: code, language: tag) },
      country: Gazetteer.localName(ofCountry: code, language: tag))
    return place
  }
}
