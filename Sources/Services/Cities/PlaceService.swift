package import Entities
import Essentials
import Gazetteer
package import Repositories

/// Finds places: coordinates as they are, names in the built-in list, and in the geocoder only what that lacks.
package struct PlaceService: Sendable {
  private let geocoder: GeocodingRepository?
  private let retry: RetryPolicy?

  /// Without a geocoder, to which names go that the built-in list lacks, the network is not asked.
  package init(geocoder: GeocodingRepository?, retry: RetryPolicy?) {
    self.geocoder = geocoder
    self.retry = retry
  }

  /// The places a text can mean, best first; never empty.
  ///
  /// - Throws: `noSuchPlace`, `badCoordinates`, or `cannotSearch` when the geocoder would have to be asked and cannot be.
  package func candidates(for query: String, limit: Int = 10) async throws(CityProblem) -> [Place] {
    let query = SafeText.line(query, limit: 200)
    if let place = try Self.place(atCoordinates: query) { return [place] }
    let known = Self.named(query, limit: limit)
    guard known.isEmpty else { return known }
    guard query.contains(where: \.isLetter) else { throw .noSuchPlace(query: query, nearest: nil) }
    let found = try await geocoded(query)
    guard !found.isEmpty else { throw .noSuchPlace(query: query, nearest: Gazetteer.didYouMean(query)) }
    return Array(found.prefix(limit))
  }

  /// Places of the built-in list for what has been typed so far: first the one that the text itself names, if any, which
  /// is what adding it would take, then those that begin with it.
  package func suggestions(for prefix: String, limit: Int = 5) -> [Place] {
    let text = SafeText.line(prefix, limit: 200)
    let named = Self.named(text, limit: 1)
    let others = Gazetteer.suggestions(for: text, limit: limit).compactMap(Place.init).filter { !named.contains($0) }
    return Array((named + others).prefix(max(limit, 0)))
  }

  /// The places of the built-in list that a text names. One that merely begins with it is none that someone named; the
  /// geocoder may know a better one.
  private static func named(_ text: String, limit: Int) -> [Place] {
    Gazetteer.search(text, limit: limit).filter { $0.match != .prefix }.compactMap(Place.init)
  }

  private func geocoded(_ query: String) async throws(CityProblem) -> [Place] {
    guard let geocoder, let retry else {
      throw .cannotSearch(query: query, .offline, nearest: Gazetteer.didYouMean(query))
    }
    do throws(ServiceFailure) {
      let places = try await retry.asking.request(.geocoding) { () async throws(ServiceFailure) in
        try await geocoder.places(matching: query, language: .english)
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
    let position = place.coordinates
    place.timeZone = Gazetteer.nearest(latitude: position.latitude, longitude: position.longitude)?.timeZone
    return place
  }

  /// The place at `37.57,126.98`, with the zone of the nearest known city, or `nil` when the text is no two numbers.
  ///
  /// - Throws: `CityProblem/badCoordinates(_:)` for numbers that are out of range.
  static func place(atCoordinates text: String) throws(CityProblem) -> Place? {
    let parts = text.split(whereSeparator: { $0 == "," || $0 == " " })
    guard parts.count == 2, let latitude = Double(parts[0]), let longitude = Double(parts[1]) else { return nil }
    guard let coordinates = Coordinates(latitude: latitude, longitude: longitude) else { throw .badCoordinates(text) }
    let nearest = Gazetteer.nearest(latitude: latitude, longitude: longitude)
    return Place(
      name: "\(parts[0]),\(parts[1])", region: nil, country: nearest?.country, countryCode: nearest?.countryCode,
      coordinates: coordinates, timeZone: nearest?.timeZone, population: nil)
  }
}

extension Place {
  init?(_ place: GazetteerPlace) {
    guard let coordinates = Coordinates(latitude: place.latitude, longitude: place.longitude) else { return nil }
    self.init(
      name: place.name, region: place.region, country: place.country, countryCode: place.countryCode,
      coordinates: coordinates, timeZone: place.timeZone,
      population: place.population > 0 ? place.population : nil)
  }
}
