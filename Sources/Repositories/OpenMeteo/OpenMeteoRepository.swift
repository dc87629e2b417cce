package import Entities
package import Essentials

/// Open-Meteo's forecast API: the weather now and the forecast of up to a hundred places in a request.
package struct OpenMeteoRepository: WeatherSource {
  package let provider = Provider.openMeteo
  package let service = Service.openMeteo
  package let placesPerRequest = OpenMeteoBatch.maximumPlaces
  package let answersBothAtOnce = true
  private let batch: OpenMeteoBatch

  /// A repository; `key` is a customer's, and without one the free service is asked.
  package init(client: HTTPClient, endpoints: Endpoints, key: String? = nil, now: @escaping @Sendable () -> Date) {
    batch = OpenMeteoBatch(
      client: client, endpoints: endpoints, service: .openMeteo, path: "/v1/forecast", key: key, now: now)
  }

  package func weather(
    _ kinds: Set<WeatherKind>, in cities: [City]
  ) async throws(ServiceFailure) -> [Result<PlaceWeather, ServiceFailure>] {
    var parameters = Self.common
    if kinds.contains(.now) { parameters.append(("current", Self.nowVariables)) }
    if kinds.contains(.forecast) {
      parameters += [("hourly", Self.hourlyVariables), ("daily", Self.dailyVariables)]
      parameters += [("past_days", "1"), ("forecast_days", "7")]
    }
    let answers = try await batch.answers(for: cities, asking: parameters)
    return zip(answers, cities).map { answer, city in
      answer.mapOrFail { (answer) throws(ServiceFailure) in
        var weather = try PlaceWeather(
          kinds, current: { () throws(ServiceFailure) in try answer.currentWeather() },
          forecast: { () throws(ServiceFailure) in try answer.forecast(in: city.zone) })
        weather.utcOffset = answer.utcOffset
        return weather
      }
    }
  }

  /// Canonical units and true instants; `auto` makes days those of the place.
  private static let common = [("wind_speed_unit", "ms"), ("timeformat", "unixtime"), ("timezone", "auto")]

  /// Ten variables, so that a place weighs one call. The dew point is computed.
  private static let nowVariables = [
    "temperature_2m", "relative_humidity_2m", "apparent_temperature", "precipitation", "weather_code", "cloud_cover",
    "pressure_msl", "wind_speed_10m", "wind_gusts_10m", "wind_direction_10m",
  ].joined(separator: ",")

  /// Fifteen variables; with the four daily ones and eight days a place weighs 1.9 calls, whether now comes with them or not.
  private static let hourlyVariables = [
    "temperature_2m", "relative_humidity_2m", "dew_point_2m", "precipitation_probability", "precipitation",
    "weather_code", "cloud_cover", "cloud_cover_low", "cloud_cover_mid", "cloud_cover_high", "visibility",
    "wind_speed_10m", "wind_gusts_10m", "wind_direction_10m", "uv_index",
  ].joined(separator: ",")

  private static let dailyVariables = [
    "weather_code", "temperature_2m_max", "temperature_2m_min", "precipitation_probability_max",
  ].joined(separator: ",")
}

/// Asks an API of Open-Meteo's for many places in one request.
struct OpenMeteoBatch: Sendable {
  typealias Answers = [Result<OpenMeteoAnswer, ServiceFailure>]

  let client: HTTPClient
  let endpoints: Endpoints
  let service: Service
  let path: String
  let key: String?
  let now: @Sendable () -> Date

  /// Places in one request: the address stays below 4,000 characters, past which servers answer 414.
  static let maximumPlaces = 100

  /// Answers in the order of `cities`, for at most ``maximumPlaces``; fewer where the body is broken in its middle, since
  /// only what stands before the break is known to be whose it is.
  ///
  /// - Throws: When nothing at all came back.
  func answers(for cities: [City], asking parameters: [(String, String)]) async throws(ServiceFailure) -> Answers {
    guard !cities.isEmpty else { return [] }
    let reply = try await send(cities, parameters)
    guard reply.response.status == 200 else { throw reply.failure }
    let reader = OpenMeteoReader(reply.response.body, maximum: cities.count)
    let answers = reader.answers.indices.map { checked(reader.answers[$0], at: $0, cities[$0], reply) }
    guard let fault = reader.fault else {
      if answers.count == cities.count { return answers }
      throw reply.unreadable(reader.answers.first?.errorReason.map(reply.readable) ?? "places are missing")
    }
    let failure = reply.failure(for: fault)
    if answers.isEmpty { throw failure }
    // The rest of an answer that was cut off may come with the next one.
    let isCutShort = failure == .cutShort(service)
    return answers + repeatElement(.failure(failure), count: isCutShort ? cities.count - answers.count : 0)
  }

  /// An answer that is no error, is about the city it is taken for, and not from the days to come.
  private func checked(
    _ answer: OpenMeteoAnswer, at index: Int, _ city: City, _ reply: ServiceReply
  ) -> Result<OpenMeteoAnswer, ServiceFailure> {
    if let reason = answer.errorReason { return .failure(reply.unreadable(reply.readable(reason))) }
    guard answer.locationID ?? index == index, city.mayBe(atLatitude: answer.latitude, longitude: answer.longitude)
    else {
      return .failure(reply.unreadable("it is about another place"))
    }
    guard reply.isBelievable(answer.current.times?.first) else {
      return .failure(reply.unreadable(ServiceReply.future))
    }
    return .success(answer)
  }

  private func send(_ cities: [City], _ parameters: [(String, String)]) async throws(ServiceFailure) -> ServiceReply {
    var query = [
      ("latitude", cities.map { Degrees.text($0.coordinates.latitude) }.joined(separator: ",")),
      ("longitude", cities.map { Degrees.text($0.coordinates.longitude) }.joined(separator: ",")),
    ]
    query += parameters
    if let key { query.append(("apikey", key)) }
    let url = endpoints.url(service, path: path, query: query, customer: key != nil)
    let request = HTTPRequest(
      service: service, url: url, secrets: secrets)
    let response = try await client.send(request)
    return ServiceReply(service: service, response: response, receivedAt: now(), secrets: secrets)
  }

  private var secrets: [String] { key.map { [$0] } ?? [] }
}
