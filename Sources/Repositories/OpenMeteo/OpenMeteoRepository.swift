package import Entities
package import Essentials

/// Open-Meteo's forecast API (https://open-meteo.com/en/docs): current weather and forecasts worldwide.
package struct OpenMeteoRepository: WeatherSource {
  package let provider = Provider.openMeteo
  package let placesPerRequest = ServiceAccess.openMeteoPlaces
  package let combinesKinds = true
  package let maximumDays: Int? = 16
  private let access: ServiceAccess

  /// A repository over the customers' service with a `key`, or over the free service without one.
  package init(client: HTTPClient, endpoints: Endpoints, key: String? = nil, now: @escaping @Sendable () -> Date) {
    access = ServiceAccess(service: .openMeteo, client: client, endpoints: endpoints, key: key, now: now)
  }

  package func weather(
    _ kinds: Set<WeatherKind>, days: Int, in cities: [City]
  ) async throws(ServiceFailure) -> Answers<PlaceWeather> {
    let parameters =
      Self.common + (kinds.contains(.now) ? Self.current : [])
      + (kinds.contains(.forecast) ? Self.hourly + [("forecast_days", String(days))] : [])
    return try await access.results("/v1/forecast", for: cities, asking: parameters) {
      (answer, city) throws(ServiceFailure) in
      let now = access.now()
      var weather = try PlaceWeather(
        kinds, current: { () throws(ServiceFailure) in try answer.currentWeather(at: now) },
        forecast: { () throws(ServiceFailure) in try answer.forecast(in: city.zone, at: now) })
      weather.utcOffset = answer.utcOffset
      return weather
    }
  }

  /// The IANA name of a place's time zone; `nil` if the service didn't send a known one.
  package func timeZone(at place: Coordinates) async throws(ServiceFailure) -> String? {
    // Only the coordinates are used.
    let city = City(name: "", region: nil, countryCode: nil, coordinates: place, timeZone: "GMT")
    let parameters = Self.common + [("current", "is_day")]
    let zones = try await access.results("/v1/forecast", for: [city], asking: parameters) {
      (answer, _) throws(ServiceFailure) in answer.timeZone
    }
    return try zones.first?.get().flatMap { Zone($0) == nil ? nil : $0 }
  }

  /// Wind in m/s, as the other units are canonical by default, Unix times, and the time zone of each place.
  private static let common = [("wind_speed_unit", "ms"), ("timeformat", "unixtime"), ("timezone", "auto")]
  /// Three hours of quarter-hours, so that two are left when the response is an hour old.
  private static let current = [
    ("current", OpenMeteoAnswer.names(requestedFor: .now)), ("minutely_15", OpenMeteoAnswer.quarterVariables),
    ("forecast_minutely_15", "12"),
  ]
  private static let hourly = [("hourly", OpenMeteoAnswer.names(requestedFor: .hour)), ("past_days", "1")]
}

extension ServiceAccess {
  /// The most places per request to Open-Meteo; for an address of over 4,000 characters, servers answer 414.
  static let openMeteoPlaces = 100

  /// The results of `read` for each city's part of a response, in order, for at most `openMeteoPlaces` cities. Only the
  /// parts before any damage surely belong to their cities. The other results are `cutShort` if the body is truncated,
  /// and left out if it is damaged otherwise. Throws if no part can be parsed, or a whole body has too few parts.
  func results<Value>(
    _ path: String, for cities: [City], asking parameters: [(String, String)],
    _ read: (OpenMeteoAnswer, City) throws(ServiceFailure) -> Value
  ) async throws(ServiceFailure) -> Answers<Value> {
    guard !cities.isEmpty else { return [] }
    func list(_ degrees: KeyPath<Coordinates, Double>) -> String {
      cities.map { $0.coordinates[keyPath: degrees].degreesText }.joined(separator: ",")
    }
    let places = [("latitude", list(\.latitude)), ("longitude", list(\.longitude))]
    let reply = try await reply(path, places + parameters)
    guard reply.response.status == 200 else { throw reply.failure }
    var results: Answers<Value> = []
    do throws(JSONError) {
      try JSONReader.elements(of: reply.response.body) { element in
        guard results.count < cities.count else { return }
        results.append(result(of: OpenMeteoAnswer(element), at: results.count, cities[results.count], reply, read))
      }
    } catch {
      return try completed(results, count: cities.count, after: failure(for: error, reply))
    }
    if results.count == cities.count { return results }
    // A single error message is about the whole request.
    if case .failure(let failure)? = results.first, case .unreadable = failure { throw failure }
    throw reply.unreadable(.placesMissing)
  }

  /// The results before a failure, and, if the response will probably be whole next time, the failure for the others.
  private func completed<Value>(
    _ results: Answers<Value>, count: Int, after failure: ServiceFailure
  ) throws(ServiceFailure) -> Answers<Value> {
    if results.isEmpty { throw failure }
    return results + repeatElement(.failure(failure), count: failure == .cutShort(service) ? count - results.count : 0)
  }

  /// The result for the city at `index` in the request: a failure if its part is an error or about another place.
  private func result<Value>(
    of answer: OpenMeteoAnswer, at index: Int, _ city: City, _ reply: ServiceReply,
    _ read: (OpenMeteoAnswer, City) throws(ServiceFailure) -> Value
  ) -> Result<Value, ServiceFailure> {
    Result { () throws(ServiceFailure) in
      if let reason = answer.errorReason { throw .unreadable(service, .init(reply.secrets.line(reason))) }
      guard answer.locationID ?? index == index,
        Plausible.isPlace(latitude: answer.latitude, longitude: answer.longitude, near: city)
      else { throw reply.unreadable(.wrongPlace) }
      return try read(answer, city)
    }
  }

  /// The failure for an invalid body: `cutShort`, unless it ends like a complete one or is a web page or other text.
  private func failure(for error: JSONError, _ reply: ServiceReply) -> ServiceFailure {
    // The service writes this when it fails in the middle of a response.
    let words = String(decoding: reply.response.body.suffix(200), as: UTF8.self)
    if words.contains("Unexpected error while streaming data") { return .cutShort(service) }
    return reply.endsLikeJSON ? reply.unreadable(.notJSON) : reply.failure(for: error)
  }
}
