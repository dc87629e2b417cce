import Entities

extension WarningsRepository {
  /// The warnings of Deutscher Wetterdienst, served by Bright Sky; throws `notFound` for a place outside Germany.
  func brightSky(in city: City) async throws(ServiceFailure) -> [WeatherAlert] {
    let reply = try await access(.germany).reply("/alerts", city.coordinates.query)
    if reply.response.status == 404 { throw .notFound(.brightSky, .own(.outsideArea)) }
    let document = try reply.document()
    guard case .array? = document["alerts"] else { throw reply.unreadable(.noAlerts) }
    let language = language(of: .germany)
    return document["alerts"].warnings.compactMap { WeatherAlert(dwd: $0, in: language) }.notEnded(at: reply.receivedAt)
  }
}

extension WeatherAlert {
  /// A warning from an element of `alerts`; `nil` for tests, drills and warnings without a name.
  fileprivate init?(dwd alert: JSONValue?, in language: String) {
    func localised<Text>(_ name: String, _ read: (JSONValue?) -> Text?) -> Text? {
      read(alert["\(name)_\(language)"]) ?? read(alert["\(name)_en"])
    }
    // An unknown status may be a test.
    guard alert["status"].rawText?.lowercased() == "actual",
      let event = localised("event", \.text) ?? localised("headline", \.text)
    else { return nil }
    self.init(
      identifier: alert["alert_id"].text ?? alert["id"].integer.map(String.init) ?? event,
      event: event.prefix(1).uppercased() + event.dropFirst(), severity: Severity(cap: alert["severity"].rawText),
      headline: localised("headline", \.text), details: localised("description", \.prose),
      instruction: localised("instruction", \.prose),
      onset: alert["onset"]?.instant ?? alert["effective"]?.instant, ends: alert["expires"]?.instant)
  }
}
