import Entities

extension AlertsRepository {
  /// Deutscher Wetterdienst's warnings from Bright Sky (https://brightsky.dev/docs); throws `notFound` outside Germany.
  func brightSkyAlerts(in city: City) async throws(ServiceFailure) -> [WeatherAlert] {
    let reply = try await access(.germany).reply("/alerts", city.coordinates.query)
    if reply.response.status == 404 { throw .notFound(.brightSky, .own(.outsideArea)) }
    guard let alerts = try reply.document()["alerts"].alertElements else { throw reply.unreadable(.noAlerts) }
    let language = language(of: .germany)
    return alerts.compactMap { WeatherAlert(dwd: $0, in: language) }.relevant(at: reply.receivedAt)
  }
}

extension WeatherAlert {
  /// A warning from an element of `alerts`; `nil` if it isn't stated to be actual, or has no name.
  fileprivate init?(dwd alert: JSONValue?, in language: String) {
    // An unknown status may be a test.
    guard alert["status"].rawText?.lowercased() == "actual",
      let event = alert.localised("event", in: language, \.text) ?? alert.localised("headline", in: language, \.text)
    else { return nil }
    self.init(
      identifier: alert["alert_id"].text ?? alert["id"].integer.map(String.init) ?? event,
      event: event.capitalizedFirst, severity: Severity(cap: alert["severity"].rawText),
      headline: alert.localised("headline", in: language, \.text),
      details: alert.localised("description", in: language, \.prose),
      instruction: alert.localised("instruction", in: language, \.prose),
      onset: alert["onset"]?.instant ?? alert["effective"]?.instant, ends: alert["expires"]?.instant)
  }
}
