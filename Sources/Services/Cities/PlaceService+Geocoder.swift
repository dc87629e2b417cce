import Entities
import Essentials
import Gazetteer
import Repositories

/// Names that the built-in list lacks, looked up by the geocoder.
extension PlaceService {
  /// The geocoder's places in the text's region and country; if none, throws as ``candidates(for:)`` does.
  func geocoded(_ query: String) async throws(CityProblem) -> [Place] {
    var elsewhere: [Place] = []
    var missed: PlaceQuery?
    // An outage that an earlier command found may be over. All readings of a query share one deadline.
    let retry = requests.printingPolicy(ignoresKnownOutage: true)
    for reading in PlaceQuery.readings(of: query) {
      let found = try await geocoderPlaces(named: reading.text, in: query, retry: retry)
      let there = found.filter { reading.fits($0) }
      if !there.isEmpty { return there }
      if !found.isEmpty { (elsewhere, missed) = (found, reading) }
    }
    guard let missed else {
      throw noneInRegion(of: query) ?? .noSuchPlace(query: query, nearest: Gazetteer.didYouMean(query))
    }
    throw noneInRegion(missed, elsewhere: Self.namesakes(named: missed.name) + elsewhere, failure: nil)
  }

  /// The problem that the listed cities of the query's name are elsewhere; `nil` without any, or for a likely misspelling.
  /// `failure` is why the geocoder gave none; `nil` if it answered.
  func noneInRegion(of query: String, failure: ServiceFailure? = nil) -> CityProblem? {
    guard query.contains(where: \.isComma) || Gazetteer.nearestName(to: query) == nil else { return nil }
    for reading in PlaceQuery.readings(of: query).reversed() + PlaceQuery.readingsWithRegionFirst(of: query)
    where !reading.qualifier.isEmpty {
      let places = Self.namesakes(named: reading.name)
      if !places.isEmpty { return noneInRegion(reading, elsewhere: places, failure: failure) }
    }
    return nil
  }

  /// The listed cities of a name, best first; not airports, which may have a common word as a name, such as `town`.
  private static func namesakes(named name: String) -> [Place] {
    places(Gazetteer.search(name, limit: mostCandidates).filter { $0.kind == .city }, upTo: .qualified)
  }

  /// The problem that the places of a name are elsewhere; it names the first four that differ.
  private func noneInRegion(_ query: PlaceQuery, elsewhere places: [Place], failure: ServiceFailure?) -> CityProblem {
    let names = places.map { wording.localized($0).localFullName }
    let known: [String] = names.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    return .noneInRegion(
      name: query.name, qualifier: query.qualifier, known: Array(known.prefix(4)), geocoderFailure: failure)
  }

  /// The geocoder's places for a name; `query` is the whole text, for the problem if it can't be asked.
  private func geocoderPlaces(
    named name: String, in query: String, retry: RetryPolicy
  ) async throws(CityProblem) -> [Place] {
    guard let geocoder else {
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

  /// The place, with the nearest listed place's time zone if the geocoder gave none.
  private static func withZone(_ place: Place) -> Place {
    guard place.timeZone == nil else { return place }
    var place = place
    place.timeZone = Gazetteer.nearest(to: place.coordinates, withAirports: true)?.timeZone
    return place
  }
}
