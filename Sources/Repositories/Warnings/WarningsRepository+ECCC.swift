import Entities
import Essentials

extension WarningsRepository {
  /// Half the width of the requested box around a place, in degrees.
  private static let reach = 0.05
  /// The most areas requested, a hundred times as many as such a box meets.
  private static let mostAreas = 500

  /// The warnings of Environment and Climate Change Canada, served by its GeoMet with their areas. Throws `cutShort` if
  /// the response doesn't have all areas, and none of them contains the place.
  func environmentCanada(in city: City) async throws(ServiceFailure) -> [WeatherAlert] {
    let (place, reach, language) = (city.coordinates, Self.reach, language(of: .canada))
    let box = [
      place.longitude - reach, place.latitude - reach, place.longitude + reach, place.latitude + reach,
    ].map(\.degreesText).joined(separator: ",")
    let reply = try await access(.canada).reply(
      "/collections/weather-alerts/items",
      [("f", "json"), ("lang", language), ("bbox", box), ("limit", String(Self.mostAreas))])
    let document = try reply.document()
    guard case .array(let features)? = document["features"] else { throw reply.unreadable(.noAlerts) }
    let own = features.prefix(Self.mostAreas).filter { GeoArea(Optional($0)["geometry"]).contains(place) }
    if own.isEmpty, let all = document["numberMatched"].integer, all > features.count { throw .cutShort(.eccc) }
    return own.compactMap { WeatherAlert(eccc: $0, in: language) }.notEnded(at: reply.receivedAt)
  }
}

extension WeatherAlert {
  /// A warning from an element of `features`; `nil` if it has ended, is cancelled, or has no name.
  fileprivate init?(eccc feature: JSONValue?, in language: String) {
    let properties = feature["properties"]
    func localised<Text>(_ name: String, _ read: (JSONValue?) -> Text?) -> Text? {
      read(properties["\(name)_\(language)"]) ?? read(properties["\(name)_en"])
    }
    // The English status, which is one of a few words, whatever the language.
    let status = (properties["status_en"].rawText ?? localised("status", \.rawText))?.lowercased()
    guard !["ended", "terminé", "cancelled"].contains(status ?? ""),
      let event = localised("alert_name", \.text) ?? localised("alert_short_name", \.text)
    else { return nil }
    self.init(
      identifier: properties["id"].text ?? feature["id"].text ?? event,
      event: event.prefix(1).uppercased() + event.dropFirst(), severity: Self.severity(properties),
      headline: localised("feature_name", \.text), details: localised("alert_text", \.prose),
      onset: properties["publication_datetime"]?.instant,
      ends: properties["event_end_datetime"]?.instant ?? properties["expiration_datetime"]?.instant)
  }

  /// The severity by the colour of the risk, or else by the kind of message.
  private static func severity(_ properties: JSONValue?) -> Severity {
    let colours: [String: Severity] = ["yellow": .moderate, "orange": .severe, "red": .extreme]
    let kinds: [String: Severity] = ["warning": .severe, "watch": .moderate, "advisory": .minor, "statement": .minor]
    let colour = properties["risk_colour_en"].rawText.flatMap { colours[$0.lowercased().trimmed] }
    return colour ?? properties["alert_type"].rawText.flatMap { kinds[$0.lowercased().trimmed] } ?? .unknown
  }
}
