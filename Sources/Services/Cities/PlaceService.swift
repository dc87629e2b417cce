package import Entities
import Essentials
import Gazetteer
package import Repositories

/// Finds places by coordinates or by name: in the built-in list or, for a name that it lacks, by the geocoder.
package final class PlaceService: Sendable {
  /// Fetches the IANA time zone of coordinates; `nil` if the service doesn't say.
  package typealias TimeZoneLookup = @Sendable (Coordinates) async throws(ServiceFailure) -> String?

  let geocoder: GeocodingRepository?
  let requests: Requests
  private let timeZone: TimeZoneLookup?
  let wording: PlaceWording

  /// A service that uses the network only through the geocoder, for names that the built-in list lacks, and through
  /// `zone`, for coordinates more than 100 km from any city or airport. Where one is `nil`, it stays offline.
  package init(
    geocoder: GeocodingRepository?, requests: Requests, wording: PlaceWording = .english, zone: TimeZoneLookup? = nil
  ) { (self.geocoder, self.requests, self.wording, timeZone) = (geocoder, requests, wording, zone) }

  /// Interprets a request as its best place, with the others that it may mean, or as that with the requested number.
  ///
  /// - Throws: As ``candidates(for:)`` does, or `noSuchCandidate` if there is no candidate with that number.
  @concurrent package func interpretation(of request: AddRequest) async throws(CityProblem) -> PlaceInterpretation {
    let request = Self.splittingLabel(of: request)
    let known = Gazetteer.search(request.place, limit: Self.mostCandidates)
    let candidates = try await candidates(for: request.place, known: known)
    let number = request.choice ?? 1
    guard number > 0, candidates.indices.contains(number - 1) else {
      throw .noSuchCandidate(number: number, of: candidates.count, query: request.place)
    }
    let place = candidates[number - 1]
    guard request.choice == nil else { return PlaceInterpretation(request, place) }
    let isListed = known.first.flatMap(Place.init).map(wording.localized) == place
    let listedRivals = Gazetteer.rivals(in: known).compactMap(Place.init).map(wording.localized)
    let rivals = isListed ? listedRivals : place.rivals(among: candidates)
    return PlaceInterpretation(request, place, among: candidates, rivals: rivals)
  }

  /// The same for one of many requests. `waited` is the time that earlier ones lost to a service that hangs; this one
  /// has that much less, so that together they wait no longer for it than one command.
  @concurrent package func interpretation(
    of request: AddRequest, waited: inout Duration
  ) async throws -> PlaceInterpretation {
    guard let end = requests.printingPolicy().deadline else { return try await interpretation(of: request) }
    let (begin, deadline) = (requests.clock.instant(), end - waited)
    defer {
      let duration = requests.clock.instant() - begin
      // A service that answers, even with errors, takes less than a third of the time.
      if duration > (deadline - begin) / 3 { waited += duration }
    }
    return try await HTTPRequest.$sharedDeadline.withValue(deadline) { try await interpretation(of: request) }
  }

  /// The places that a text can mean, at most ten, best first; never empty.
  ///
  /// - Throws: `noSuchPlace`, `noneInRegion`, `badCoordinates`, or `cannotSearch` if the geocoder is needed but fails.
  @concurrent package func candidates(for query: String) async throws(CityProblem) -> [Place] {
    let query = AddRequest(place: query).place
    return try await candidates(for: query, known: Gazetteer.search(query, limit: Self.mostCandidates))
  }

  /// The most places that a text is taken to mean.
  static let mostCandidates = 10

  /// The same for a sanitised text; `known` are the places that the built-in list finds for it, best first.
  private func candidates(for query: String, known: [GazetteerPlace]) async throws(CityProblem) -> [Place] {
    if let coordinates = try Self.coordinates(query) { return [await place(at: coordinates)] }
    let listed = Self.places(known, upTo: .qualified)
    guard listed.isEmpty else { return listed.map(wording.localized) }
    guard query.contains(where: \.isLetter) else { throw .noSuchPlace(query: query, nearest: nil) }
    do {
      return Array(try await geocoded(query).prefix(Self.mostCandidates)).map(wording.localized)
    } catch {
      // A small place with a rare name of that spelling is better than none.
      let obscure = Self.places(known, upTo: .obscure)
      guard obscure.isEmpty else { return obscure.map(wording.localized) }
      guard case .cannotSearch(_, let failure, _) = error else { throw error }
      throw noneInRegion(of: query, failure: failure) ?? error
    }
  }

  /// At most `limit` listed places for a name being typed: the one it names already, then completions, best first.
  package func suggestions(for prefix: String, limit: Int = 5) -> [Place] {
    let text = Self.splittingLabel(of: AddRequest(place: prefix)).place
    let exact = Self.places(Gazetteer.search(text, limit: 1), upTo: .qualified)
    let others = Gazetteer.suggestions(for: text, limit: limit).compactMap(Place.init).filter { !exact.contains($0) }
    return (exact + others).prefix(max(limit, 0)).map(wording.localized)
  }

  /// Splits `Seoul as Home` into place and label, unless the built-in list has a place of that whole name.
  package static func splittingLabel(of request: AddRequest) -> AddRequest {
    let labelled = request.withTypedLabel
    return labelled == request || knows(request.place) ? request : labelled
  }

  /// The Latin name of the listed place that a text in any script names; `nil` if the list doesn't have that name.
  package static func latinName(of text: String) -> String? { Gazetteer.latinName(of: text) }

  /// A city's region in a language, or as saved if the list doesn't translate it; `nil` for a city without a region.
  package static func region(of city: City, in language: Language) -> String? {
    city.region.map { Gazetteer.listedName(of: $0, countryCode: city.countryCode ?? "", language: language.tag) ?? $0 }
  }

  /// Whether the built-in list has exactly this name, or this code in upper case.
  package static func knows(_ name: String) -> Bool {
    Gazetteer.search(SafeText.line(name, limit: PlaceQuery.maximumCharacters), limit: 1).contains {
      $0.match < .obscure && ($0.match != .code || name == name.uppercased())
    }
  }

  /// The places found in the list as entities, in order, with matches no worse than `worst`.
  static func places(_ found: [GazetteerPlace], upTo worst: GazetteerMatch) -> [Place] {
    found.filter { $0.match <= worst }.compactMap(Place.init)
  }

  /// The Latin name of the nearest listed city within 100 km, and whether a label is one of its names; else `nil`.
  package static func latinName(at coordinates: Coordinates, labelled label: String) -> (name: String, isSame: Bool)? {
    guard let near = Gazetteer.nearest(to: coordinates, withAirports: false),
      near.coordinates.distance(to: coordinates) < farAway
    else { return nil }
    return (near.name, Gazetteer.latinName(of: label) == near.name)
  }

  /// The coordinates that a text consists of, `nil` for a name; throws `badCoordinates` for numbers out of range.
  private static func coordinates(_ text: String) throws(CityProblem) -> Coordinates? {
    guard let degrees = CoordinateText.degrees(text) else { return nil }
    if let coordinates = Coordinates(latitude: degrees.latitude, longitude: degrees.longitude) { return coordinates }
    throw .badCoordinates(text)
  }

  /// The place at some coordinates, with a name and time zone by the nearest city within 100 km, else by an airport.
  ///
  /// Without either, its name is the coordinates, and its time zone the weather service's or, failing that, the list's.
  func place(at coordinates: Coordinates) async -> Place {
    func isNear(_ place: Place) -> Bool { place.coordinates.distance(to: coordinates) < Self.farAway }
    let nearest = [false, true].compactMap { Gazetteer.nearest(to: coordinates, withAirports: $0) }
    guard let near = nearest.first(where: isNear) else {
      let answer = await timeZone(of: coordinates)
      let remote = Gazetteer.remoteTimeZone(latitude: coordinates.latitude, longitude: coordinates.longitude)
      return Place(
        name: coordinates.text, region: nil, country: nil, countryCode: nil, coordinates: coordinates,
        timeZone: answer ?? remote ?? nearest.last?.timeZone, population: nil)
    }
    var place = wording.localized(near)
    (place.name, place.coordinates, place.population) = (wording.near(place.local.name ?? place.name), coordinates, nil)
    if near.region == near.name { place.region = nil }
    if place.local.name != nil { place.local.name = place.name }
    return place
  }

  /// The IANA time zone according to the weather service; `nil` if it can't be asked or doesn't say.
  private func timeZone(of coordinates: Coordinates) async -> String? {
    guard let timeZone else { return nil }
    let retry = requests.printingPolicy(ignoresKnownOutage: true).withoutRetries
    return try? await requests.send(to: .openMeteo, retry) { () async throws(ServiceFailure) in
      try await timeZone(coordinates)
    }
  }

  /// Kilometres beyond which the name and time zone of a place mean little.
  private static let farAway = 100.0
}

extension Place {
  /// The places with at least an eighth of this one's population and more than 25 km away, since nearer ones may be its
  /// suburbs. Of listed places, `Gazetteer.rivals(in:)` finds them.
  fileprivate func rivals(among others: [Place]) -> [Place] {
    others.filter {
      ($0.population ?? 0) * 8 >= max(population ?? 0, 1) && $0.coordinates.distance(to: coordinates) > 25
    }
  }
}
