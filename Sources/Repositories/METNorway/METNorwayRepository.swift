package import Entities
package import Essentials

/// MET Norway's Locationforecast 2.0 (https://api.met.no/weatherapi/locationforecast/2.0/documentation), without a key,
/// one place per request. Both kinds of weather come from one document.
///
/// Its terms of service (https://api.met.no/doc/TermsOfService) require a `User-Agent` with a contact (set by the
/// client), at most four decimals, no request before `Expires`, and then one with `If-Modified-Since`. This uses
/// `/complete`, because `/compact` lacks dew point, gusts, UV and cloud layers.
package struct METNorwayRepository: WeatherSource {
  package let provider = Provider.metNorway
  package let placesPerRequest = 1
  package let combinesKinds = true
  private let access: ServiceAccess
  private let cache: CacheRepository

  /// A repository that caches documents until they expire; `reportDeprecation` is called if their product is to end.
  package init(
    client: HTTPClient, endpoints: Endpoints, cache: CacheRepository, now: @escaping @Sendable () -> Date,
    reportDeprecation: @escaping @Sendable (Service) -> Void = { _ in }
  ) {
    access = ServiceAccess(
      service: .metNorway, client: client, endpoints: endpoints, now: now, reportDeprecation: reportDeprecation)
    self.cache = cache
  }

  /// The weather in the first city; the forecast has all days in the document, whatever `days` says.
  package func weather(
    _ kinds: Set<WeatherKind>, days: Int, in cities: [City]
  ) async throws(ServiceFailure) -> Answers<PlaceWeather> {
    try await cities.singleResult { (city) throws(ServiceFailure) in
      let series = try await series(for: city)
      return try PlaceWeather(
        kinds, current: try series.current(at: access.now()), forecast: try series.forecast(in: city.zone))
    }
  }

  private func series(for city: City) async throws(ServiceFailure) -> METNorwaySeries {
    try await access.contents(
      of: "/weatherapi/locationforecast/2.0/complete", query: city.coordinates.query, in: cache,
      cached: { body in (try? METNorwaySeries(cached: body)).flatMap { $0.isAbout(city) ? $0 : nil } },
      fresh: { (reply) throws(ServiceFailure) in try METNorwaySeries(reply, for: city) })
  }
}
