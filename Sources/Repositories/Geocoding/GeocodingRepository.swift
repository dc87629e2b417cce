package import Entities
package import Essentials

/// Open-Meteo's place search (GeoNames), for places the built-in list lacks.
package struct GeocodingRepository: Sendable {
  private let access: ServiceAccess

  /// A repository; `key` is a customer's, and without one the free service is asked.
  package init(client: HTTPClient, endpoints: Endpoints, key: String? = nil, now: @escaping @Sendable () -> Date) {
    access = ServiceAccess(service: .geocoding, client: client, endpoints: endpoints, key: key, now: now)
  }

  /// The places of a name, best first; none if nothing is called so.
  ///
  /// The service knows `Paris, France` but finds nothing for `Paris France`, so up to three forms of the text are
  /// tried until one finds something.
  ///
  /// `language` is that of the names in the answer; `countryCode` (ISO 3166-1 alpha-2) looks in one country only.
  package func places(
    matching text: String, language: Language, countryCode: String? = nil
  ) async throws(ServiceFailure) -> [Place] {
    for query in Self.queries(for: text) {
      let places = try await places(named: query, language, countryCode?.uppercased())
      if !places.isEmpty { return places }
    }
    return []
  }

  private func places(
    named name: String, _ language: Language, _ countryCode: String?
  ) async throws(ServiceFailure) -> [Place] {
    // Twenty, because the service may cut the list before it looks at the country.
    var query = [("name", name), ("count", "20"), ("language", language.rawValue), ("format", "json")]
    if let countryCode { query.append(("countryCode", countryCode)) }
    let reply = try await access.reply("/v1/search", query)
    let document = try reply.document()
    if document["error"] == .bool(true) { throw reply.unreadable(reply.reason) }
    let places = document["results"].elements.prefix(100).compactMap(Place.init(geocoded:))
    return places.filter { countryCode == nil || $0.countryCode == countryCode }
  }

  /// The forms in which a person's words are put to the place search, in the order they are tried.
  ///
  /// The search reads what stands between the first and the second comma as a country, a division or their abbreviation.
  /// Without a comma it takes all words for the name. So:
  /// 1. the text as typed, its spaces made single;
  /// 2. without a comma and of several words: a comma before the last word (`Limerick Ireland` → `Limerick, Ireland`);
  /// 3. the name alone: what stands before the comma, or all words but the last.
  ///
  /// One letter finds nothing there and is not asked for.
  private static func queries(for text: String) -> [String] {
    let words = text.split { $0.isWhitespace }.map(String.init)
    let whole = String(words.joined(separator: " ").prefix(200))
    guard whole.count > 1 else { return [] }
    let forms: [String]
    if let comma = whole.firstIndex(of: ",") {
      forms = [whole, whole[..<comma].trimmed]
    } else if words.count > 1, let last = words.last {
      let name = words.dropLast().joined(separator: " ")
      forms = [whole, "\(name), \(last)", name]
    } else {
      forms = [whole]
    }
    return forms.filter { $0.count > 1 }
  }
}

extension Place {
  /// A place from an element of `results`, or `nil` if it has no name or lies nowhere.
  ///
  /// The service leaves out every value that is zero or empty: a missing coordinate is the equator or the prime
  /// meridian.
  init?(geocoded result: JSONValue?) {
    let name = result["name"].text ?? ""
    guard !name.isEmpty,
      let coordinates = Coordinates(
        latitude: result["latitude"].double ?? 0, longitude: result["longitude"].double ?? 0)
    else { return nil }
    self.init(
      name: name, region: result["admin1"].text, country: result["country"].text,
      countryCode: result["country_code"].text?.uppercased(), coordinates: coordinates,
      timeZone: result["timezone"].text, population: result["population"].integer.flatMap { $0 > 0 ? $0 : nil })
  }
}
