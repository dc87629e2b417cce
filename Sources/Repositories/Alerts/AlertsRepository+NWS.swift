import Entities

extension AlertsRepository {
  /// The alerts of the US National Weather Service (https://www.weather.gov/documentation/services-web-api). Throws
  /// `notFound` outside the United States and their territories, for which it answers 404, or 400 with an explanation.
  func nwsAlerts(in city: City) async throws(ServiceFailure) -> [WeatherAlert] {
    let point = [city.coordinates.latitude, city.coordinates.longitude].map(\.degreesText).joined(separator: ",")
    let reply = try await access(.unitedStates).reply(
      "/alerts/active", [("point", point)], headers: [("Accept", "application/geo+json")])
    if !reply.response.isSuccess, let problem = try? JSONReader.lenient(reply.response.body),
      problem["type"].rawText?.hasSuffix("InvalidPoint") == true
        || problem["detail"].rawText?.lowercased().contains("out of bounds") == true
    {
      throw .notFound(.nws, .own(.outsideUnitedStates))
    }
    guard let alerts = try reply.document()["features"].alertElements else { throw reply.unreadable(.noAlerts) }
    return alerts.compactMap { WeatherAlert(nws: $0) }.relevant(at: reply.receivedAt)
  }
}

extension WeatherAlert {
  /// An alert from an element of `features`; `nil` for tests, drills, cancellations, and alerts without a name.
  init?(nws feature: JSONValue?) {
    let properties = feature["properties"]
    guard properties.isActual(typeIn: "messageType"), let event = properties["event"].text else { return nil }
    self.init(
      identifier: properties["id"].text ?? feature["id"].text ?? event, event: event,
      severity: Severity(cap: properties["severity"].rawText),
      headline: properties["headline"].text, details: properties["description"].prose,
      instruction: properties["instruction"].prose,
      onset: properties["onset"]?.instant ?? properties["effective"]?.instant,
      ends: properties["ends"]?.instant ?? properties["expires"]?.instant)
  }
}
