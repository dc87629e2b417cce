package import Entities
package import Essentials

/// The official warnings of every country that has an authority.
package struct WarningsRepository: Sendable {
  private let client: HTTPClient
  private let endpoints: Endpoints
  private let language: String
  let cache: CacheRepository
  let now: @Sendable () -> Date

  /// A repository of texts in the language of a locale or tag where they have it, else in English; `cache` keeps documents
  /// of services that say when to ask again.
  package init(
    client: HTTPClient, endpoints: Endpoints, cache: CacheRepository, language: String = "en",
    now: @escaping @Sendable () -> Date
  ) {
    (self.client, self.endpoints, self.cache, self.language, self.now) = (client, endpoints, cache, language, now)
  }

  /// The warnings in force or announced for a place, the most severe first; none if there are none.
  ///
  /// - Throws: `notFound` for a place that no authority covers.
  package func alerts(in city: City) async throws(ServiceFailure) -> [WeatherAlert] {
    switch city.warningAuthority {
    case .unitedStates: try await nationalWeatherService(in: city)
    case .norway: try await metAlerts(in: city)
    case .germany: try await brightSky(in: city)
    case .canada: try await environmentCanada(in: city)
    case nil: throw .notFound(.nws, .own(.outsideArea))
    }
  }

  func access(_ authority: WarningAuthority) -> ServiceAccess {
    ServiceAccess(service: authority.service, client: client, endpoints: endpoints, now: now)
  }

  /// The one to ask an authority for.
  func language(of authority: WarningAuthority) -> String { authority.language(for: language) }
}

extension [WeatherAlert] {
  /// Those that have not ended at an instant, the most severe first, each once.
  func inForce(at now: Date) -> [WeatherAlert] {
    var seen: Set<String> = []
    return filter { $0.ends.map { $0 > now } ?? true }.filter { seen.insert($0.identifier).inserted }
      .sorted { $0.severity > $1.severity }
  }
}

extension JSONValue? {
  /// An instant in ISO 8601; `nil` for anything else.
  var instant: Date? { rawText.flatMap { ISOText.date($0) } }

  /// The elements of a list of warnings, as many as any place can have.
  var warnings: ArraySlice<JSONValue> { elements.prefix(200) }
}

extension WeatherAlert.Severity {
  /// By the words of the Common Alerting Protocol, in any case of letters.
  init(cap text: String?) { self = text.flatMap { Self(rawValue: $0.lowercased()) } ?? .unknown }
}
