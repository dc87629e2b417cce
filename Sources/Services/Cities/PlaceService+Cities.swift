package import Entities

/// Finding the cities named in a command: saved ones by any of their names, else places for this run only.
extension PlaceService {
  /// The named cities in the order of the names, without duplicates; all saved ones if no name is given.
  ///
  /// - Throws: As ``candidates(for:)`` does, `severalCities` for an ambiguous name, `nameTaken` without a free label.
  package func cities(named names: [String], in settings: Settings) async throws(CityProblem) -> [FoundCity] {
    guard !names.isEmpty else { return settings.cities.map { FoundCity(city: $0) } }
    // Later names see earlier finds as saved, so that no two cities get the same label.
    var known = settings
    var found: [FoundCity] = []
    for name in names {
      let next = try await city(named: name, in: known)
      guard !found.contains(where: { $0.city == next.city }) else { continue }
      found.append(next)
      if next.interpretation != nil { known.cities.append(next.city) }
    }
    return found
  }

  private func city(named name: String, in settings: Settings) async throws(CityProblem) -> FoundCity {
    if let index = try settings.savedIndex(of: name) { return FoundCity(city: settings.cities[index]) }
    let candidates = try await candidates(for: name)
    guard let place = candidates.first else { throw .noSuchPlace(query: name, nearest: nil) }
    if let same = settings.city(at: place.coordinates) { return FoundCity(city: same) }
    let city = try settings.city(for: place, named: nil, typed: name)
    return FoundCity(city: city, interpretation: PlaceInterpretation(AddRequest(place: name), place, among: candidates))
  }
}
