import Entities
import Essentials

extension AlertsRepository {
  /// The warnings of MET Norway (https://api.met.no/weatherapi/metalerts/2.0/documentation), on the terms of
  /// `METNorwayRepository`.
  func metNorwayAlerts(in city: City) async throws(ServiceFailure) -> [WeatherAlert] {
    let query = city.coordinates.query + [("lang", language(of: .norway))]
    let alerts = try await access(.norway).contents(
      of: "/weatherapi/metalerts/2.0/current.json", query: query, in: cache,
      cached: { body in (try? JSONReader.lenient(body)).flatMap { Self.metAlerts(in: $0) } },
      fresh: { (reply) throws(ServiceFailure) in
        guard let alerts = Self.metAlerts(in: try reply.document()) else { throw reply.unreadable(.noAlerts) }
        return alerts
      })
    return alerts.relevant(at: now())
  }

  /// The warnings in a document; `nil` if it has no list.
  private static func metAlerts(in document: JSONValue?) -> [WeatherAlert]? {
    document["features"].alertElements?.compactMap { WeatherAlert(metNorway: $0) }
  }
}

extension WeatherAlert {
  /// A warning from an element of `features`; `nil` for tests, cancellations, and warnings without a name.
  fileprivate init?(metNorway feature: JSONValue?) {
    let properties = feature["properties"]
    guard properties.isActual(typeIn: "type"),
      let event = properties["eventAwarenessName"].text ?? properties["event"].text ?? properties["title"].text
    else { return nil }
    let interval = feature["when"]["interval"]
    let headline = properties["description"].text ?? properties["title"].text
    // A short description is the headline already.
    let details = [properties["description"], properties["consequences"]].compactMap(\.prose).filter { $0 != headline }
    self.init(
      identifier: properties["id"].text ?? feature["id"].text ?? event + (interval[0].text ?? ""),
      event: event.capitalizedFirst, severity: Self.severity(properties),
      headline: headline, details: details.isEmpty ? nil : details.joined(separator: "\n"),
      instruction: properties["instruction"].prose,
      onset: interval[0]?.instant, ends: properties["eventEndingTime"]?.instant ?? interval[1]?.instant)
  }

  /// The stated severity, or else the last word of the awareness level, such as `2; yellow; Moderate`.
  private static func severity(_ properties: JSONValue?) -> Severity {
    let stated = Severity(cap: properties["severity"].rawText)
    guard stated == .unknown else { return stated }
    return Severity(cap: properties["awareness_level"].rawText?.split(separator: ";").last.map { String($0).trimmed })
  }
}
