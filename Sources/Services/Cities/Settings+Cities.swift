package import Entities
import Essentials

extension Settings {
  /// Kilometres within which two saved places are the same.
  static let samePlaceDistance = 0.2

  /// The position of the city with that name: as it is written, else without regard to case and accents.
  ///
  /// - Throws: `CityProblem/noSuchCity(name:nearest:)`.
  package func index(of name: String) throws(CityProblem) -> Int {
    if let exact = cities.firstIndex(where: { $0.name == name }) { return exact }
    if let same = cities.firstIndex(where: { $0.name.isSameName(as: name) }) { return same }
    throw .noSuchCity(name: SafeText.line(name, limit: Self.nameLimit), nearest: nearestName(to: name))
  }

  /// A city for a place under a name that is still free: the wished one, or the place's own, with its region and then
  /// its country where another city has that name.
  func city(for place: Place, named wish: String?) throws(CityProblem) -> City {
    try requireNew(place.coordinates)
    let name = try freeName(for: place, named: wish)
    return City(
      name: name, region: place.region, countryCode: place.countryCode, coordinates: place.coordinates,
      timeZone: place.timeZone ?? "GMT")
  }

  /// The name under which a removed city can come back: its own, or with its region or country where another place has
  /// that name by now.
  func freeName(forRestoring city: City) throws(CityProblem) -> String {
    try requireNew(city.coordinates)
    let names = [city.name] + [city.region, city.countryCode].compactMap { $0.map { "\(city.name), \($0)" } }
    guard let name = names.first(where: isFree) else { throw .nameTaken(name: city.name) }
    return name
  }

  private func requireNew(_ coordinates: Coordinates) throws(CityProblem) {
    guard let same = cities.first(where: { $0.coordinates.distance(to: coordinates) < Self.samePlaceDistance }) else {
      return
    }
    throw .alreadyInList(name: same.name)
  }

  private func freeName(for place: Place, named wish: String?) throws(CityProblem) -> String {
    if let wish {
      guard !wish.isEmpty else { throw .emptyName }
      guard isFree(wish) else { throw .nameTaken(name: wish) }
      return wish
    }
    let names = [place.name] + [place.region, place.country].compactMap { $0.map { "\(place.name), \($0)" } }
    guard let name = names.first(where: { !$0.isEmpty && isFree($0) }) else { throw .nameTaken(name: place.name) }
    return name
  }

  private func isFree(_ name: String) -> Bool { !cities.contains { $0.name.isSameName(as: name) } }

  /// The name that a misspelt one may stand for: it begins the same, or differs in few letters.
  private func nearestName(to name: String) -> String? {
    let scored = cities.map { ($0.name, $0.name.foldedName.slips(from: name.foldedName)) }
    guard let best = scored.min(by: { $0.1 < $1.1 }) else { return nil }
    let isPrefix = name.count >= 2 && best.0.foldedName.hasPrefix(name.foldedName)
    return isPrefix || best.1 <= max(1, name.count / 3) ? best.0 : nil
  }
}
