import Entities
import Gazetteer

extension Place {
  /// A listed place as an entity; `nil` if its coordinates are out of range.
  init?(_ place: GazetteerPlace) {
    guard let coordinates = Coordinates(latitude: place.latitude, longitude: place.longitude) else { return nil }
    self.init(
      name: place.name, region: place.region, country: place.country, countryCode: place.countryCode,
      coordinates: coordinates, timeZone: place.timeZone, population: place.population)
  }
}

extension Gazetteer {
  /// The listed city (or `withAirports`, city or airport) nearest to coordinates, however far; in fact never `nil`.
  static func nearest(to coordinates: Coordinates, withAirports: Bool) -> Place? {
    nearest(latitude: coordinates.latitude, longitude: coordinates.longitude, withAirports: withAirports)
      .flatMap(Place.init)
  }
}
