import Entities
import Essentials

extension AlertsRepository {
  /// Half the width of the requested box around a place, in degrees.
  private static let boxHalfWidth = 0.05
  /// The most areas requested, a hundred times as many as usually meet such a box.
  private static let maximumAreas = 500

  /// The warnings of Environment and Climate Change Canada from its GeoMet (https://api.weather.gc.ca), with their
  /// areas. Throws `cutShort` if the response lacks some areas and none of the others contains the place.
  func ecccAlerts(in city: City) async throws(ServiceFailure) -> [WeatherAlert] {
    let (place, half, language) = (city.coordinates, Self.boxHalfWidth, language(of: .canada))
    let box = [place.longitude - half, place.latitude - half, place.longitude + half, place.latitude + half]
      .map(\.degreesText).joined(separator: ",")
    let reply = try await access(.canada).reply(
      "/collections/weather-alerts/items",
      [("f", "json"), ("lang", language), ("bbox", box), ("limit", String(Self.maximumAreas))])
    let document = try reply.document()
    guard case .array(let features)? = document["features"] else { throw reply.unreadable(.noAlerts) }
    let matching = features.prefix(Self.maximumAreas).filter { GeoArea(Optional($0)["geometry"]).contains(place) }
    if matching.isEmpty, let all = document["numberMatched"].integer, all > features.count { throw .cutShort(.eccc) }
    return matching.compactMap { WeatherAlert(eccc: $0, in: language) }.relevant(at: reply.receivedAt)
  }
}

extension WeatherAlert {
  /// A warning from an element of `features`; `nil` if it has ended, is cancelled, or has no name.
  fileprivate init?(eccc feature: JSONValue?, in language: String) {
    let properties = feature["properties"]
    func text(_ name: String) -> String? { properties.localised(name, in: language, \.text) }
    // The English status, because it is one of a few words; the French one, in either gender, only if that is missing.
    let status = properties["status_en"].rawText ?? properties["status_\(language)"].rawText ?? ""
    guard !["ended", "cancelled", "terminé", "annulé"].contains(where: { status.lowercased().hasPrefix($0) }),
      let event = text("alert_name") ?? text("alert_short_name")
    else { return nil }
    self.init(
      identifier: properties["id"].text ?? feature["id"].text ?? event,
      event: event.capitalizedFirst, severity: Self.severity(properties),
      headline: text("feature_name"), details: properties.localised("alert_text", in: language, \.prose),
      onset: properties["publication_datetime"]?.instant,
      ends: properties["event_end_datetime"]?.instant ?? properties["expiration_datetime"]?.instant)
  }

  /// The severity by the colour of the risk, or else by the kind of message; `unknown` without either.
  private static func severity(_ properties: JSONValue?) -> Severity {
    let colors: [String: Severity] = ["yellow": .moderate, "orange": .severe, "red": .extreme]
    let kinds: [String: Severity] = ["warning": .severe, "watch": .moderate, "advisory": .minor, "statement": .minor]
    let color = properties["risk_colour_en"].rawText.flatMap { colors[$0.lowercased().trimmed] }
    return color ?? properties["alert_type"].rawText.flatMap { kinds[$0.lowercased().trimmed] } ?? .unknown
  }
}
