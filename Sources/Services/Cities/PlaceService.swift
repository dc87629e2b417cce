package import Entities
import Essentials
import Gazetteer
package import Repositories

/// Finds places: coordinates as they are, names in the built-in list, and in the geocoder only what that lacks.
package struct PlaceService: Sendable {
  private let geocoder: GeocodingRepository?
  private let retry: RetryPolicy?
  private let zone: (@Sendable (Coordinates) async throws(ServiceFailure) -> String?)?

  /// Without a geocoder, to which names go that the built-in list lacks, and without `zone`, which tells the zone of a place
  /// far from any city, the network is not asked.
  package init(
    geocoder: GeocodingRepository?, retry: RetryPolicy?,
    zone: (@Sendable (Coordinates) async throws(ServiceFailure) -> String?)? = nil
  ) {
    self.geocoder = geocoder
    self.retry = retry
    self.zone = zone
  }

  /// The places a text can mean, best first; never empty.
  ///
  /// - Throws: `noSuchPlace`, `notThere`, `badCoordinates`, or `cannotSearch` when the geocoder would have to be asked and
  ///   cannot be.
  package func candidates(for query: String, limit: Int = 10) async throws(CityProblem) -> [Place] {
    let query = SafeText.line(query, limit: 200)
    if let coordinates = try Self.coordinates(query) { return [await place(at: coordinates)] }
    let known = Self.named(query, limit: limit)
    guard known.isEmpty else { return known }
    guard query.contains(where: \.isLetter) else { throw .noSuchPlace(query: query, nearest: nil) }
    do {
      return Array(try await geocoded(query).prefix(limit))
    } catch {
      // A small place that is called so beside its name is better than none.
      let seldom = Gazetteer.search(query, limit: limit).filter { $0.match == .seldom }.compactMap(Place.init)
      guard seldom.isEmpty else { return seldom }
      throw error
    }
  }

  /// Those of the places that a text may mean between which only a person can choose, best first; none where the first is
  /// clearly meant.
  package func doubt(_ query: String, among candidates: [Place]) -> [Place] {
    guard let first = candidates.first else { return [] }
    let known = Gazetteer.search(SafeText.line(query, limit: 200), limit: 10)
    let isKnown = known.first.flatMap(Place.init) == first
    let rivals = isKnown ? Gazetteer.rivals(in: known).compactMap(Place.init) : first.rivals(among: candidates)
    return rivals.isEmpty ? [] : [first] + rivals
  }

  /// Places of the built-in list for what has been typed so far: first the one that the text itself names, if any, which
  /// is what adding it would take, then those that begin with it.
  package func suggestions(for prefix: String, limit: Int = 5) -> [Place] {
    let text = Self.read(AddRequest(place: prefix)).place
    let named = Self.named(text, limit: 1)
    let others = Gazetteer.suggestions(for: text, limit: limit).compactMap(Place.init).filter { !named.contains($0) }
    return Array((named + others).prefix(max(limit, 0)))
  }

  /// What is asked for: `Seoul as Home` is a place and its label, unless the built-in list calls a place so.
  package static func read(_ request: AddRequest) -> AddRequest {
    knows(request.place) ? request : request.withTypedLabel
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
    Gazetteer.search(text, limit: limit).filter { $0.match <= worst }.compactMap(Place.init)
  }

  // MARK: - Names that the built-in list lacks

  /// The places of the geocoder whose region and country are what the text says of them; never empty.
  private func geocoded(_ query: String) async throws(CityProblem) -> [Place] {
    var elsewhere: [Place] = []
    var missed: PlaceQuery?
    for reading in PlaceQuery.readings(of: query) {
      let found = try await places(named: reading.text, of: query)
      let there = found.filter { reading.fits($0) }
      if !there.isEmpty { return there }
      if !found.isEmpty { (elsewhere, missed) = (found, reading) }
    }
    guard let missed else { throw .noSuchPlace(query: query, nearest: Gazetteer.didYouMean(query)) }
    let known = (Self.named(missed.name, limit: 4) + elsewhere).map(\.fullName)
    throw .notThere(name: missed.name, qualifier: missed.qualifier, known: known.firstOfEach(limit: 4))
  }

  private func places(named name: String, of query: String) async throws(CityProblem) -> [Place] {
    guard let geocoder, let retry else {
      throw .cannotSearch(query: query, .offline, nearest: Gazetteer.didYouMean(query))
    }
    do throws(ServiceFailure) {
      let places = try await retry.asking.request(.geocoding) { () async throws(ServiceFailure) in
        try await geocoder.places(named: name, language: .english)
      }
      return places.map(Self.withZone)
    } catch {
      throw .cannotSearch(query: query, error, nearest: Gazetteer.didYouMean(query))
    }
  }

  /// A place with the zone of the nearest known city, if the service did not tell one: a saved city is not asked for again.
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
  /// zone; far from all it is named by its degrees and has the zone that the weather's service tells.
  func place(at coordinates: Coordinates) async -> Place {
    func isNear(_ place: Place) -> Bool { place.coordinates.distance(to: coordinates) < Self.farAway }
    let nearest = [false, true].compactMap { Gazetteer.nearest(to: coordinates, withAirports: $0) }
    guard let near = nearest.first(where: isNear) else {
      let told = try? await zone?(coordinates)
      let lonely = Gazetteer.lonelyZone(latitude: coordinates.latitude, longitude: coordinates.longitude)
      return Place(
        name: coordinates.text, region: nil, country: nil, countryCode: nil, coordinates: coordinates,
        timeZone: told ?? lonely ?? nearest.last?.timeZone, population: nil)
    }
    return Place(
      name: "near \(near.name)", region: near.region == near.name ? nil : near.region, country: near.country,
      countryCode: near.countryCode, coordinates: coordinates, timeZone: near.timeZone, population: nil)
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
