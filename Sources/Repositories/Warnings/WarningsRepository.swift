package import Entities
package import Essentials

/// Official weather warnings from the authorities of several countries.
package struct WarningsRepository: Sendable {
  private let client: HTTPClient
  private let endpoints: Endpoints
  private let language: String
  let cache: CacheRepository
  let now: @Sendable () -> Date

  /// A repository with texts in the language of a locale or tag if available, else in English; `cache` keeps documents of
  /// services that require it.
  package init(
    client: HTTPClient, endpoints: Endpoints, cache: CacheRepository, language: String = "en",
    now: @escaping @Sendable () -> Date
  ) {
    (self.client, self.endpoints, self.cache, self.language, self.now) = (client, endpoints, cache, language, now)
  }

  /// The warnings in force or announced for a place, most severe first. Throws `notFound` for a place that no authority
  /// covers, else the authority's failure.
  package func alerts(in city: City) async throws(ServiceFailure) -> [WeatherAlert] {
    switch city.warningAuthority {
    case .unitedStates: try await nationalWeatherService(in: city)
    case .norway: try await metAlerts(in: city)
    case .germany: try await brightSky(in: city)
    case .canada: try await environmentCanada(in: city)
    // No service to name: any will do.
    case nil: throw .notFound(.nws, .own(.outsideArea))
    }
  }

  func access(_ authority: WarningAuthority) -> ServiceAccess {
    ServiceAccess(service: authority.service, client: client, endpoints: endpoints, now: now)
  }

  /// The language to request from an authority.
  func language(of authority: WarningAuthority) -> String { authority.language(for: language) }
}

extension [WeatherAlert] {
  /// The warnings that haven't ended, most severe first, without duplicates.
  func notEnded(at now: Date) -> [WeatherAlert] {
    var seen: Set<String> = []
    return filter { alert in alert.ends.map { $0 > now } ?? true }.filter { seen.insert($0.identifier).inserted }
      .sorted { $0.severity > $1.severity }
  }
}

extension JSONValue? {
  /// The elements of a list of warnings, at most 200, in case a service sends far too many.
  var warnings: ArraySlice<JSONValue> { elements.prefix(200) }
}

extension WeatherAlert.Severity {
  /// The severity by its word in the Common Alerting Protocol, in any case.
  init(cap text: String?) { self = text.flatMap { Self(rawValue: $0.lowercased()) } ?? .unknown }
}
