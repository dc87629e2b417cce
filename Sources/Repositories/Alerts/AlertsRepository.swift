package import Entities
package import Essentials

/// Official weather warnings from the authorities of several countries, one place per request.
package struct AlertsRepository: Sendable {
  private let client: HTTPClient
  private let endpoints: Endpoints
  /// The preferred language of texts: a locale or language tag.
  private let language: String
  let cache: CacheRepository
  let now: @Sendable () -> Date
  private let reportDeprecation: @Sendable (Service) -> Void

  /// A repository with texts in the language of a locale or tag, such as `de_DE.UTF-8`, or else in English. `cache`
  /// stores the documents of services whose terms require it; `reportDeprecation` is called if their product is to end.
  package init(
    client: HTTPClient, endpoints: Endpoints, cache: CacheRepository, language: String = "en",
    now: @escaping @Sendable () -> Date, reportDeprecation: @escaping @Sendable (Service) -> Void = { _ in }
  ) {
    (self.client, self.endpoints, self.cache, self.language, self.now) = (client, endpoints, cache, language, now)
    self.reportDeprecation = reportDeprecation
  }

  /// The warnings in force or announced, most severe first. Throws `notFound` for a place that no authority covers.
  package func alerts(in city: City) async throws(ServiceFailure) -> [WeatherAlert] {
    switch city.alertAuthority {
    case .unitedStates: try await nwsAlerts(in: city)
    case .norway: try await metNorwayAlerts(in: city)
    case .germany: try await brightSkyAlerts(in: city)
    case .canada: try await ecccAlerts(in: city)
    // A failure needs a service; any will do.
    case nil: throw .notFound(.nws, .own(.outsideArea))
    }
  }

  /// Access to the service that delivers an authority's warnings.
  func access(_ authority: AlertAuthority) -> ServiceAccess {
    ServiceAccess(
      service: authority.service, client: client, endpoints: endpoints, now: now, reportDeprecation: reportDeprecation)
  }

  /// The language to request from an authority.
  func language(of authority: AlertAuthority) -> String { authority.language(for: language) }
}

extension [WeatherAlert] {
  /// The warnings that haven't ended, most severe first; of several with the same identifier, only the first.
  func relevant(at now: Date) -> [WeatherAlert] {
    var seen: Set<String> = []
    return filter { alert in alert.ends.map { $0 > now } ?? true }.filter { seen.insert($0.identifier).inserted }
      .sorted { $0.severity > $1.severity }
  }
}

extension JSONValue? {
  /// The first 200 elements of a list of warnings; `nil` if it isn't a list.
  var alertElements: ArraySlice<JSONValue>? { if case .array(let all) = self { all.prefix(200) } else { nil } }

  /// Whether a warning with these members, whose words are CAP's, isn't a test, an exercise or a cancellation. A
  /// missing status counts as `Actual`; `name` is the member with the message type.
  func isActual(typeIn name: String) -> Bool {
    [nil, "Actual"].contains(self["status"].rawText) && self[name].rawText != "Cancel"
  }

  /// The member `NAME_LANGUAGE`, read by a function, or else the English one.
  func localised<Text>(_ name: String, in language: String, _ read: (JSONValue?) -> Text?) -> Text? {
    read(self["\(name)_\(language)"]) ?? read(self["\(name)_en"])
  }
}

extension WeatherAlert.Severity {
  /// The severity by its word in the Common Alerting Protocol (OASIS, CAP 1.2), in upper or lower case.
  init(cap text: String?) { self = text.flatMap { Self(rawValue: $0.lowercased()) } ?? .unknown }
}
