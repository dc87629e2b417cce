package import Entities
import Essentials
import Gazetteer

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
    if wish?.isEmpty == true { throw .emptyName }
    let name = try freeName(wish ?? place.name, with: wish == nil ? [place.region, place.country] : [])
    return City(
      name: name, region: place.region, countryCode: place.countryCode, coordinates: place.coordinates,
      timeZone: place.timeZone ?? "GMT")
  }

  /// The name under which a removed city can come back: its own, or with its region or country where another place has
  /// that name by now.
  func freeName(forRestoring city: City) throws(CityProblem) -> String {
    try requireNew(city.coordinates)
    return try freeName(city.name, with: [city.region, city.countryCode])
  }

  private func requireNew(_ coordinates: Coordinates) throws(CityProblem) {
    guard let same = cities.first(where: { $0.coordinates.distance(to: coordinates) < Self.samePlaceDistance }) else {
      return
    }
    throw .alreadyInList(name: same.name)
  }

  /// The name, or the name with the first of the others that makes it free.
  private func freeName(_ name: String, with others: [String?]) throws(CityProblem) -> String {
    let names = [name] + others.compactMap { $0.map { "\(name), \($0)" } }
    guard let free = names.first(where: { !$0.isEmpty && isFree($0) }) else { throw .nameTaken(name: name) }
    return free
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

extension String {
  /// The text without regard to case, accents and width; letters such as `ø` that are no others with a mark count as
  /// those people type for them.
  package var foldedName: String {
    let small = lowercased()
    guard small.utf8.contains(where: { $0 >= 0x80 }) else { return small }
    return small.unicodeScalars.map { scalar in
      switch scalar.value {
      // Marks that stand alone, after the letter they belong to.
      case 0x300...0x36F: ""
      // The wide forms of ASCII.
      case 0xFF01...0xFF5E: Unicode.Scalar(scalar.value - 0xFEE0).map { String(Character($0)).lowercased() } ?? ""
      case 0x3000: " "
      default: Folding.plain(scalar) ?? String(Character(scalar))
      }
    }.joined()
  }

  /// Whether two names are the same to a person who types.
  package func isSameName(as other: String) -> Bool { self == other || foldedName == other.foldedName }
}
