package import Entities

/// Finds the cities that a person names, as every command does: saved ones by any of their names, and for once places
/// that are not saved.
extension PlaceService {
  /// The cities of those names, each once, or all that are saved where none is named.
  ///
  /// - Throws: `CityProblem` when a name fits several saved cities, or neither a saved one nor any place.
  package func cities(named names: [String], in settings: Settings) async throws(CityProblem) -> [FoundCity] {
    guard !names.isEmpty else { return settings.cities.map { FoundCity(city: $0) } }
    // Those that are found are taken as saved by the ones after them, so that no two have one name.
    var known = settings
    var found: [FoundCity] = []
    for name in names {
      let city = try await city(named: name, in: known)
      guard !found.contains(where: { $0.city == city.city }) else { continue }
      found.append(city)
      if city.guest != nil { known.cities.append(city.city) }
    }
    return found
  }

  private func city(named name: String, in settings: Settings) async throws(CityProblem) -> FoundCity {
    let indices = settings.indices(of: name)
    if let index = indices.first, indices.count == 1 { return FoundCity(city: settings.cities[index]) }
    guard indices.isEmpty else { throw settings.severalCities(name, indices) }
    let candidates = try await candidates(for: name)
    guard let place = candidates.first else { throw .noSuchPlace(query: name, nearest: nil) }
    if let same = settings.city(at: place.coordinates) { return FoundCity(city: same) }
    let city = try settings.city(for: place, named: nil, typed: name)
    return FoundCity(city: city, guest: PlaceMeaning(AddRequest(place: name), place, among: candidates))
  }
}

/// A city that a person named.
package struct FoundCity: Equatable, Sendable {
  package var city: City
  /// Which place it is and which others may have been meant, where it is not saved.
  package var guest: PlaceMeaning?

  package init(city: City, guest: PlaceMeaning? = nil) {
    self.city = city
    self.guest = guest
  }
}
