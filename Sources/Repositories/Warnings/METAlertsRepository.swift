package import Entities
package import Essentials

/// MET Norway's MetAlerts 2.0, one place a request, by the same terms as ``METNorwayRepository``: no request before
/// `Expires`, then one with `If-Modified-Since`.
package struct METAlertsRepository: Sendable {
  private let documents: METNorwayDocuments
  private let now: @Sendable () -> Date
  /// `en` or `no`.
  private let language: String

  /// A repository that keeps documents in `cache` until they expire, of texts in Norwegian for a locale or tag of that
  /// language, else in English.
  package init(
    client: HTTPClient, endpoints: Endpoints, cache: CacheRepository, language: String = "en",
    now: @escaping @Sendable () -> Date
  ) {
    let access = ServiceAccess(service: .metNorway, client: client, endpoints: endpoints, now: now)
    documents = METNorwayDocuments(access: access, cache: cache)
    self.now = now
    self.language = WarningAuthority.norway.language(for: language)
  }

  /// The warnings in force or announced for a place, the most severe first; none if there are none.
  package func alerts(in city: City) async throws(ServiceFailure) -> [WeatherAlert] {
    let query = city.coordinates.query + [("lang", language)]
    let path = "/weatherapi/metalerts/2.0/current.json"
    let alerts = try await documents.value(path, query, name: "met-alerts") { body in
      (try? JSONReader.lenient(body)).flatMap { Self.alerts(in: $0) }
    } fresh: { (reply) throws(ServiceFailure) in
      guard let alerts = Self.alerts(in: try reply.document()) else { throw reply.unreadable(.noAlerts) }
      return alerts
    }
    return alerts.inForce(at: now())
  }

  /// `nil` where there is no list.
  private static func alerts(in document: JSONValue?) -> [WeatherAlert]? {
    guard case .array? = document["features"] else { return nil }
    return document["features"].warnings.compactMap { WeatherAlert(metNorway: $0) }
  }
}

extension WeatherAlert {
  /// A warning from an element of `features`; `nil` for tests, cancellations, and warnings without a name.
  fileprivate init?(metNorway feature: JSONValue?) {
    let properties = feature["properties"]
    let status = properties["status"].rawText ?? "Actual", type = properties["type"].rawText
    guard status == "Actual", type != "Cancel",
      let event = properties["eventAwarenessName"].text ?? properties["event"].text ?? properties["title"].text
    else { return nil }
    let interval = feature["when"]["interval"]
    let details = [properties["description"].prose, properties["consequences"].prose].compactMap { $0 }
    self.init(
      identifier: properties["id"].text ?? feature["id"].text ?? event + (interval[0].rawText ?? ""),
      event: event.prefix(1).uppercased() + event.dropFirst(), severity: Self.severity(properties),
      headline: properties["description"].text ?? properties["title"].text,
      details: details.isEmpty ? nil : details.joined(separator: "\n"), instruction: properties["instruction"].prose,
      onset: interval[0].instant, ends: properties["eventEndingTime"].instant ?? interval[1].instant)
  }

  /// What it says, or else the last word of its level of awareness: `2; yellow; Moderate`.
  private static func severity(_ properties: JSONValue?) -> Severity {
    let stated = Severity(cap: properties["severity"].rawText)
    guard stated == .unknown else { return stated }
    return Severity(cap: properties["awareness_level"].rawText?.split(separator: ";").last.map { String($0).trimmed })
  }
}
