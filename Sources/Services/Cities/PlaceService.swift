package import Entities
import Essentials
import Gazetteer
package import Repositories

/// Finds places: coordinates as they are, names in the built-in list, and in the geocoder only what that lacks.
package final class PlaceService: Sendable {
  private let geocoder: GeocodingRepository?
  private let requests: Requests?
  private let zone: (@Sendable (Coordinates) async throws(ServiceFailure) -> String?)?
  private let wording: PlaceWording

  /// Without a geocoder, to which names go that the built-in list lacks, and without `zone`, which finds the zone of a place
  /// far from any city, the network is not asked.
  package init(
    geocoder: GeocodingRepository?, requests: Requests?, wording: PlaceWording = .english,
    zone: (@Sendable (Coordinates) async throws(ServiceFailure) -> String?)? = nil
  ) {
    self.geocoder = geocoder
    self.requests = requests
    self.zone = zone
    self.wording = wording
  }

  /// What a request means: its best place, or that of its number.
  ///
  /// - Throws: As ``candidates(for:limit:)`` does, or `noSuchCandidate` for a number that there is not.
  @concurrent package func meaning(of request: AddRequest) async throws(CityProblem) -> PlaceMeaning {
    let request = Self.read(request)
    let known = Gazetteer.search(request.place, limit: 10)
    let candidates = try await candidates(for: request.place, known: known, limit: 10)
    let number = request.choice ?? 1
    guard candidates.indices.contains(number - 1) else {
      throw .noSuchCandidate(number: number, of: candidates.count, query: request.place)
    }
    let place = candidates[number - 1]
    guard request.choice == nil else { return PlaceMeaning(request, place) }
    let isKnown = known.first.flatMap(Place.init).map(wording.named) == place
    let rivals =
      isKnown ? Gazetteer.rivals(in: known).compactMap(Place.init).map(wording.named) : place.rivals(among: candidates)
    return PlaceMeaning(request, place, among: candidates, rivals: rivals)
  }

  /// The places a text can mean, best first; never empty.
  ///
  /// - Throws: `noSuchPlace`, `notThere`, `badCoordinates`, or `cannotSearch` when the geocoder would have to be asked and
  ///   cannot be.
  @concurrent package func candidates(for query: String, limit: Int = 10) async throws(CityProblem) -> [Place] {
    let query = SafeText.line(query, limit: 200)
    return try await candidates(for: query, known: Gazetteer.search(query, limit: limit), limit: limit)
  }

  private func candidates(
    for query: String, known: [GazetteerPlace], limit: Int
  ) async throws(CityProblem) -> [Place] {
    if let coordinates = try Self.coordinates(query) { return [await place(at: coordinates)] }
    let named = Self.places(known, upTo: .qualified)
    guard named.isEmpty else { return named.map(wording.named) }
    guard query.contains(where: \.isLetter) else { throw .noSuchPlace(query: query, nearest: nil) }
    do {
      return Array(try await geocoded(query).prefix(limit)).map(wording.named)
    } catch {
      // A small place that is called so beside its name is better than none.
      let seldom = Self.places(known, upTo: .seldom)
      guard seldom.isEmpty else { return seldom.map(wording.named) }
      guard case .cannotSearch(_, let failure, _) = error else { throw error }
      throw namesakes(of: query, failure) ?? error
    }
  }

  /// Places of the built-in list for what has been typed so far: first the one that the text itself names, if any, which
  /// is what adding it would take, then those that begin with it.
  package func suggestions(for prefix: String, limit: Int = 5) -> [Place] {
    let text = Self.read(AddRequest(place: prefix)).place
    let named = Self.named(text, limit: 1)
    let others = Gazetteer.suggestions(for: text, limit: limit).compactMap(Place.init).filter { !named.contains($0) }
    return (named + others).prefix(max(limit, 0)).map(wording.named)
  }

  /// What is asked for: `Seoul as Home` is a place and its label, unless the built-in list calls a place so.
  package static func read(_ request: AddRequest) -> AddRequest {
    let labelled = request.withTypedLabel
    return labelled == request || knows(request.place) ? request : labelled
  }

  /// What the built-in list calls a place in Latin letters that a text names in any script; `nil` where it has none.
  package static func latinName(of text: String) -> String? { Gazetteer.latinName(of: text) }

  /// A city's region by the name that it has in a language, where a table has one, else as it is saved.
  package static func region(of city: City, in language: Language) -> String? {
    city.region.map {
      Gazetteer.listedName(of: $0, countryCode: city.countryCode ?? "", language: language.tag) ?? $0
    }
  }

  /// What the built-in list calls the place near some coordinates in Latin letters, unless that is far, and whether a label is
  /// another of its names.
  package static func latinName(at coordinates: Coordinates, labelled label: String) -> (name: String, isSame: Bool)? {
    guard let near = Gazetteer.nearest(to: coordinates, withAirports: false),
      near.coordinates.distance(to: coordinates) < farAway
    else {
      return nil
    }
    return (near.name, Gazetteer.latinName(of: label) == near.name)
  }

  /// Whether the built-in list knows the name exactly; a code only in capitals.
  package static func knows(_ name: String) -> Bool {
    Gazetteer.search(SafeText.line(name, limit: 200), limit: 1).contains {
      $0.match < .seldom && ($0.match != .code || name == name.uppercased())
    }
  }

  /// The places of the built-in list that a text names. One that merely begins with it is none that someone named; the
  /// geocoder may know a better one.
  static func named(_ text: String, limit: Int, upTo worst: GazetteerMatch = .qualified) -> [Place] {
    places(Gazetteer.search(text, limit: limit), upTo: worst)
  }

  private static func places(_ found: [GazetteerPlace], upTo worst: GazetteerMatch) -> [Place] {
    found.filter { $0.match <= worst }.compactMap(Place.init)
  }

  // MARK: - Names that the built-in list lacks

  /// The places of the geocoder whose region and country are what the text says of them; never empty.
  private func geocoded(_ query: String) async throws(CityProblem) -> [Place] {
    var elsewhere: [Place] = []
    var missed: PlaceQuery?
    // A person waits for this very answer; all readings together have the time of one command.
    let retry = requests?.printed(ignoresKnownOutage: true) ?? .watching
    for reading in PlaceQuery.readings(of: query) {
      let found = try await places(named: reading.text, of: query, retry)
      let there = found.filter { reading.fits($0) }
      if !there.isEmpty { return there }
      if !found.isEmpty { (elsewhere, missed) = (found, reading) }
    }
    guard let missed else {
      throw namesakes(of: query, nil) ?? .noSuchPlace(query: query, nearest: Gazetteer.didYouMean(query))
    }
    throw notThere(missed, Self.cities(named: missed.name) + elsewhere, nil)
  }

  /// That places of the built-in list have the name, but none is where the rest of the words say; `nil` where none has it,
  /// or where all words together are rather one misspelt name.
  private func namesakes(of query: String, _ failure: ServiceFailure?) -> CityProblem? {
    guard query.contains(where: \.isComma) || Gazetteer.nearestName(to: query) == nil else { return nil }
    for reading in PlaceQuery.readings(of: query).reversed() + PlaceQuery.reversed(query)
    where !reading.qualifier.isEmpty {
      let places = Self.cities(named: reading.name)
      if !places.isEmpty { return notThere(reading, places, failure) }
    }
    return nil
  }

  /// The places of a name, without the airports of those towns.
  private static func cities(named name: String) -> [Place] {
    let found = Gazetteer.search(name, limit: 10)
    let cities = places(found.filter { $0.kind == .city }, upTo: .qualified)
    return cities.isEmpty ? places(found, upTo: .qualified) : cities
  }

  private func notThere(_ reading: PlaceQuery, _ places: [Place], _ failure: ServiceFailure?) -> CityProblem {
    let known = places.map { wording.named($0).localFullName }
    return .notThere(
      name: reading.name, qualifier: reading.qualifier, known: known.firstOfEach(limit: 4), unasked: failure)
  }

  private func places(
    named name: String, of query: String, _ retry: RetryPolicy
  ) async throws(CityProblem) -> [Place] {
    guard let geocoder, let requests else {
      throw .cannotSearch(query: query, .offline, nearest: Gazetteer.didYouMean(query))
    }
    do throws(ServiceFailure) {
      let places = try await requests.send(to: .geocoding, retry) { () async throws(ServiceFailure) in
        try await geocoder.places(named: name, language: .english)
      }
      return places.map(Self.withZone)
    } catch {
      throw .cannotSearch(query: query, error, nearest: Gazetteer.didYouMean(query))
    }
  }

  /// A place with the zone of the nearest known city, if the service gave none: a saved city is not asked for again.
  private static func withZone(_ place: Place) -> Place {
    guard place.timeZone == nil else { return place }
    var place = place
    place.timeZone = Gazetteer.nearest(to: place.coordinates, withAirports: true)?.timeZone
    return place
  }

  // MARK: - Coordinates

  /// - Throws: `CityProblem/badCoordinates(_:)` for numbers that are out of range.
  private static func coordinates(_ text: String) throws(CityProblem) -> Coordinates? {
    guard let degrees = CoordinateText.degrees(text) else { return nil }
    guard let coordinates = Coordinates(latitude: degrees.latitude, longitude: degrees.longitude) else {
      throw .badCoordinates(text)
    }
    return coordinates
  }

  /// The place at some coordinates, named after the nearest city, or on islands without one the nearest airport, and in its
  /// zone; far from all it is named by its degrees and has the zone of the weather's service.
  func place(at coordinates: Coordinates) async -> Place {
    func isNear(_ place: Place) -> Bool { place.coordinates.distance(to: coordinates) < Self.farAway }
    let nearest = [false, true].compactMap { Gazetteer.nearest(to: coordinates, withAirports: $0) }
    guard let near = nearest.first(where: isNear) else {
      let answer = await zone(of: coordinates)
      let lonely = Gazetteer.lonelyZone(latitude: coordinates.latitude, longitude: coordinates.longitude)
      return Place(
        name: coordinates.text, region: nil, country: nil, countryCode: nil, coordinates: coordinates,
        timeZone: answer ?? lonely ?? nearest.last?.timeZone, population: nil)
    }
    let translated = wording.named(near)
    var place = Place(
      name: wording.near(translated.local.name ?? near.name), region: near.region == near.name ? nil : near.region,
      country: near.country, countryCode: near.countryCode, coordinates: coordinates, timeZone: near.timeZone,
      population: nil)
    place.local = translated.local
    place.local.name = translated.local.name.map { _ in place.name }
    return place
  }

  private func zone(of coordinates: Coordinates) async -> String? {
    guard let zone, let requests else { return nil }
    let retry = requests.printed(ignoresKnownOutage: true).once
    return try? await requests.send(to: .openMeteo, retry) { () async throws(ServiceFailure) in
      try await zone(coordinates)
    }
  }

  /// Kilometres from the nearest place beyond which neither its name nor its zone says much.
  private static let farAway = 100.0
}

extension Gazetteer {
  fileprivate static func nearest(to coordinates: Coordinates, withAirports: Bool) -> Place? {
    nearest(latitude: coordinates.latitude, longitude: coordinates.longitude, withAirports: withAirports)
      .flatMap(Place.init)
  }
}

extension Place {
  /// The other places with at least an eighth of the people of this one, farther away than its suburbs.
  fileprivate func rivals(among others: [Place]) -> [Place] {
    others.filter {
      ($0.population ?? 0) * 8 >= max(population ?? 0, 1) && $0.coordinates.distance(to: coordinates) > 25
    }
  }

  init?(_ place: GazetteerPlace) {
    guard let coordinates = Coordinates(latitude: place.latitude, longitude: place.longitude) else { return nil }
    self.init(
      name: place.name, region: place.region, country: place.country, countryCode: place.countryCode,
      coordinates: coordinates, timeZone: place.timeZone,
      population: place.population > 0 ? place.population : nil)
  }
}

extension [String] {
  /// Each text once, up to a number of them.
  fileprivate func firstOfEach(limit: Int) -> [String] {
    Array(reduce(into: []) { texts, text in if !texts.contains(text) { texts.append(text) } }.prefix(limit))
  }
}
