package import Entities
package import Essentials

/// MET Norway's Locationforecast 2.0 (https://api.met.no/weatherapi/locationforecast/2.0/documentation), keyless, one
/// place per request; both kinds of weather come from one document.
///
/// Its terms of service (https://api.met.no/doc/TermsOfService): a `User-Agent` with a contact (set by the client), at
/// most four decimals, no request before `Expires`, then one with `If-Modified-Since`. Uses `/complete`, because
/// `/compact` lacks dew point, gusts, UV and cloud layers. A document has all the days there are, whatever `days` says.
package struct METNorwayRepository: WeatherSource {
  package let provider = Provider.metNorway
  package let placesPerRequest = 1
  package let combinesKinds = true
  private let access: ServiceAccess
  private let cache: CacheRepository
  private let deprecated: @Sendable (Service) -> Void

  /// A repository that keeps documents in `cache` until they expire, and calls `deprecated` for a response with status
  /// 203, which is valid although the product will be withdrawn.
  package init(
    client: HTTPClient, endpoints: Endpoints, cache: CacheRepository, now: @escaping @Sendable () -> Date,
    deprecated: @escaping @Sendable (Service) -> Void = { _ in }
  ) {
    access = ServiceAccess(service: .metNorway, client: client, endpoints: endpoints, now: now)
    self.cache = cache
    self.deprecated = deprecated
  }

  package func weather(
    _ kinds: Set<WeatherKind>, days: Int, in cities: [City]
  ) async throws(ServiceFailure) -> Answers<PlaceWeather> {
    try await cities.resultOfFirst { (city) throws(ServiceFailure) in
      let series = try await series(for: city)
      return try PlaceWeather(
        kinds, current: { () throws(ServiceFailure) in try series.current(at: access.now()) },
        forecast: { () throws(ServiceFailure) in try series.forecast(in: city.zone) })
    }
  }

  private func series(for city: City) async throws(ServiceFailure) -> METNorwaySeries {
    try await access.document(
      "/weatherapi/locationforecast/2.0/complete", city.coordinates.query, name: "met-norway", in: cache
    ) { body in
      (try? METNorwaySeries(body)).flatMap { $0.isAbout(city) ? $0 : nil }
    } fresh: { (reply) throws(ServiceFailure) in
      if reply.response.status == 203 { deprecated(.metNorway) }
      return try METNorwaySeries(reply, for: city)
    }
  }
}
