package import Entities
package import Essentials

/// MET Norway's Locationforecast 2.0, keyless, one place a request; both kinds of weather come from one document.
///
/// Its terms: a `User-Agent` with a contact (the client's), at most four decimals, no request before `Expires`, then
/// one with `If-Modified-Since`. `/complete` is asked for, because `/compact` lacks dew point, gusts, UV and the layers
/// of cloud.
package struct METNorwayRepository: WeatherSource {
  package let provider = Provider.metNorway
  package let service = Service.metNorway
  package let placesPerRequest = 1
  private let client: HTTPClient
  private let endpoints: Endpoints
  private let cache: CacheRepository
  private let now: @Sendable () -> Date
  private let deprecated: @Sendable () -> Void

  /// A repository that keeps documents in `cache` until they expire.
  ///
  /// - Parameters:
  ///   - client: The network.
  ///   - endpoints: Where the service is.
  ///   - cache: Where documents are kept.
  ///   - now: The clock.
  ///   - deprecated: Called when an answer comes with status 203: fine, but this product of theirs will go away.
  package init(
    client: HTTPClient, endpoints: Endpoints, cache: CacheRepository, now: @escaping @Sendable () -> Date,
    deprecated: @escaping @Sendable () -> Void = {}
  ) {
    self.client = client
    self.endpoints = endpoints
    self.cache = cache
    self.now = now
    self.deprecated = deprecated
  }

  package func current(in cities: [City]) async throws(ServiceFailure) -> [Result<CurrentWeather, ServiceFailure>] {
    try await cities.result { (city) throws(ServiceFailure) in
      try await series(for: city).current(at: now())
    }
  }

  package func forecast(in cities: [City]) async throws(ServiceFailure) -> [Result<Forecast, ServiceFailure>] {
    try await cities.result { (city) throws(ServiceFailure) in
      try await series(for: city).forecast(in: city.zone)
    }
  }

  private func series(for city: City) async throws(ServiceFailure) -> METNorwaySeries {
    let place = city.coordinates
    let query = [("lat", Degrees.text(place.latitude)), ("lon", Degrees.text(place.longitude))]
    let key = CacheKey(.documents, "met-norway \(query[0].1),\(query[1].1)")
    let kept = cache.read(key).flatMap { METNorwayDocument(kept: $0.data) }
    if let kept, now() < kept.expires, let series = try? METNorwaySeries(kept.body) { return series }
    let path = "/weatherapi/locationforecast/2.0/complete"
    let headers = kept?.lastModified.map { [("If-Modified-Since", $0)] } ?? []
    let url = endpoints.url(.metNorway, path: path, query: query)
    let response = try await client.send(HTTPRequest(service: .metNorway, url: url, headers: headers))
    return try series(of: response, kept, key)
  }

  private func series(
    of response: HTTPResponse, _ kept: METNorwayDocument?, _ key: CacheKey
  ) throws(ServiceFailure) -> METNorwaySeries {
    let reply = ServiceReply(service: .metNorway, response: response, receivedAt: now(), secrets: [])
    if response.status == 304, let kept, let series = try? METNorwaySeries(kept.body) {
      cache.write(key, kept.renewed(by: response, at: now()).keptForm, at: now())
      return series
    }
    if response.status == 203 { deprecated() }
    let series = try METNorwaySeries(reply)
    cache.write(key, METNorwayDocument(response, at: now()).keptForm, at: now())
    return series
  }
}
