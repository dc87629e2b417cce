package import Entities
package import Essentials

/// Open-Meteo's place search (https://open-meteo.com/en/docs/geocoding-api) in GeoNames, beyond the built-in list.
package struct GeocodingRepository: Sendable {
  private let access: ServiceAccess
  /// The most places in a response: many, because the service may cut the list before it looks at the country or state.
  private static let maximumPlaces = 20

  /// A repository that uses the customers' service with a `key`, the free one without.
  package init(client: HTTPClient, endpoints: Endpoints, key: String? = nil, now: @escaping @Sendable () -> Date) {
    access = ServiceAccess(service: .geocoding, client: client, endpoints: endpoints, key: key, now: now)
  }

  /// At most twenty places with a name, best first. A comma and a country, a state or its abbreviation may follow the
  /// name; `language` is that of the names returned. Throws the failure of the request, or `unreadable` for an error
  /// that the service sent with status 200.
  package func places(named name: String, language: Language) async throws(ServiceFailure) -> [Place] {
    let query = [("name", name), ("count", String(Self.maximumPlaces)), ("language", language.tag), ("format", "json")]
    let reply = try await access.reply("/v1/search", query)
    let document = try reply.document()
    if document["error"] == .bool(true) { throw .unreadable(.geocoding, reply.reason) }
    return document["results"].elements.prefix(Self.maximumPlaces).compactMap(Place.init(geocoded:))
  }
}

extension Place {
  /// A place from an element of `results`; `nil` without a name or with impossible coordinates. A time zone that
  /// skydash doesn't know counts as missing. The service leaves out values that are zero, so a missing coordinate is on
  /// the equator or the prime meridian.
  init?(geocoded result: JSONValue?) {
    let name = result["name"].text ?? ""
    func degrees(_ key: String) -> Double? { result[key] == nil ? 0 : result[key].double }
    guard !name.isEmpty, let latitude = degrees("latitude"), let longitude = degrees("longitude"),
      let coordinates = Coordinates(latitude: latitude, longitude: longitude)
    else { return nil }
    self.init(
      name: name, region: result["admin1"].text, country: result["country"].text,
      countryCode: result["country_code"].text?.uppercased(), coordinates: coordinates,
      timeZone: result["timezone"].zoneName, population: result["population"].integer.flatMap { $0 > 0 ? $0 : nil })
  }
}
