package import Entities
import Gazetteer

extension Settings {
  /// Kilometres within which coordinates are the same saved place.
  private static let samePlaceDistance = 0.2

  /// The index of the city with a typed name: its label, else a unique beginning of it, else any listed name; `nil` if
  /// none matches.
  ///
  /// - Throws: `severalCities` if more than one matches.
  func savedIndex(of name: String) throws(CityProblem) -> Int? {
    let indices = indices(of: name)
    guard indices.count > 1 else { return indices.first }
    throw .severalCities(name: SafeText.line(name, limit: Self.nameLimit), matches: indices.map { cities[$0].name })
  }

  /// The same, but throws `noSuchCity` if none matches.
  package func index(of name: String) throws(CityProblem) -> Int {
    guard let index = try savedIndex(of: name) else { throw noSuchCity(name) }
    return index
  }

  /// The index of the city with a label: the same, or else the same but for case and accents; throws `noSuchCity`.
  func index(ofLabel label: String) throws(CityProblem) -> Int {
    guard let index = firstIndex(ofLabel: label) else { throw noSuchCity(label) }
    return index
  }

  /// Whether a typed name may mean a saved city.
  package func hasCity(named name: String) -> Bool { !indices(of: name).isEmpty }

  /// The saved cities whose labels start with a text, ignoring case and accents, in list order.
  package func cities(beginningWith text: String) -> [City] {
    let key = text.foldedName
    return cities.filter { $0.name.foldedName.hasPrefix(key) }
  }

  /// The indices of all cities that a name may mean, in list order; empty if none.
  private func indices(of name: String) -> [Int] {
    if let index = firstIndex(ofLabel: name) { return [index] }
    let key = name.foldedName
    let beginning = key.isEmpty ? [] : cities.indices.filter { cities[$0].name.foldedName.hasPrefix(key) }
    if beginning.count == 1 { return beginning }
    let known = indices(knownAs: name)
    return known.isEmpty ? beginning : known
  }

  private func firstIndex(ofLabel label: String) -> Int? {
    cities.firstIndex { $0.name == label } ?? cities.firstIndex { $0.name.isSameName(as: label) }
  }

  /// The indices of the cities that have this name in the built-in list.
  private func indices(knownAs name: String) -> [Int] {
    let text = SafeText.line(name, limit: PlaceQuery.maximumCharacters)
    let places = PlaceService.places(Gazetteer.search(text, limit: 100), upTo: .obscure)
    return cities.indices.filter { index in
      places.contains { $0.coordinates.distance(to: cities[index].coordinates) < Self.samePlaceDistance }
    }
  }

  private func noSuchCity(_ name: String) -> CityProblem {
    let name = SafeText.line(name, limit: Self.nameLimit)
    return .noSuchCity(name: name, nearest: nearestName(to: name))
  }

  /// The first saved city within 200 m of some coordinates; `nil` if there is none.
  package func city(at coordinates: Coordinates) -> City? {
    cities.first { $0.coordinates.distance(to: coordinates) < Self.samePlaceDistance }
  }

  /// A city for a place under a free label: the requested one, else the typed text if it is one of the place's names,
  /// else the place's own name, which if taken is extended by region, country or coordinates.
  ///
  /// - Throws: `alreadyInList`, `emptyName`, or `nameTaken`.
  func city(for place: Place, named label: String?, typed: String = "") throws(CityProblem) -> City {
    try requireNew(place.coordinates)
    if label?.isEmpty == true { throw .emptyName }
    let others = [place.region, place.country, place.coordinates.text]
    let name = try freeName(label ?? place.label(typed: typed), with: label == nil ? others : [])
    return City(
      name: name, region: place.region, countryCode: place.countryCode, coordinates: place.coordinates,
      timeZone: place.timeZone ?? "GMT")
  }

  /// A free label for a removed city: its own, or with its region or country; throws `alreadyInList` or `nameTaken`.
  func freeName(forRestoring city: City) throws(CityProblem) -> String {
    try requireNew(city.coordinates)
    return try freeName(city.name, with: [city.region, city.countryCode])
  }

  private func requireNew(_ coordinates: Coordinates) throws(CityProblem) {
    if let same = city(at: coordinates) { throw .alreadyInList(name: same.name) }
  }

  /// The name, extended if necessary by the first of the others that makes it free.
  private func freeName(_ name: String, with others: [String?]) throws(CityProblem) -> String {
    let names = [name] + others.compactMap { $0 }.filter { !name.hasSuffix($0) }.map { "\(name), \($0)" }
    let free = names.first { name in !name.isEmpty && !cities.contains { $0.name.isSameName(as: name) } }
    guard let free else { throw .nameTaken(name: name) }
    return free
  }

  /// The first label that starts with an unknown name of two letters or more, else the label nearest in spelling; `nil`
  /// if that differs in more than one letter and more than a third of the name's.
  private func nearestName(to name: String) -> String? {
    let key = name.foldedName
    if key.count >= 2, let longer = cities(beginningWith: name).first { return longer.name }
    let labels = cities.map { (text: $0.name, distance: $0.name.foldedName.editDistance(to: key)) }
    guard let best = labels.min(by: { $0.distance < $1.distance }) else { return nil }
    return best.distance <= max(1, key.count / 3) ? best.text : nil
  }
}
