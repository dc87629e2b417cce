package import Entities
import Gazetteer

/// The language in which places are named for people. What is saved and what programs read does not depend on it.
package struct PlaceWording: Sendable {
  private let language: Language
  /// What a place without a name of its own is called after the nearest one.
  let near: @Sendable (String) -> String

  package init(_ language: Language, near: @escaping @Sendable (String) -> String) {
    self.language = language
    self.near = near
  }

  package static let english = PlaceWording(.english, near: Place.near)

  /// A place with the names that the built-in list has for it in this language.
  func named(_ place: Place) -> Place {
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
