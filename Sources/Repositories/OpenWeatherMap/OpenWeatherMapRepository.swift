package import Entities
package import Essentials

/// OpenWeatherMap's free API: the weather now, and five days in steps of three hours, one place a request.
package struct OpenWeatherMapRepository: WeatherSource {
  package let provider = Provider.openWeatherMap
  package let service = Service.openWeather
  package let placesPerRequest = 1
  private let client: HTTPClient
  private let endpoints: Endpoints
  private let key: String?
  private let now: @Sendable () -> Date

  /// A repository with the user's key; without one every call fails with `keyMissing`.
  package init(client: HTTPClient, endpoints: Endpoints, key: String?, now: @escaping @Sendable () -> Date) {
    self.client = client
    self.endpoints = endpoints
    self.key = key
    self.now = now
  }

  package func current(in cities: [City]) async throws(ServiceFailure) -> [Result<CurrentWeather, ServiceFailure>] {
    try await cities.result { (city) throws(ServiceFailure) in
      try CurrentWeather(openWeather: try await document("/data/2.5/weather", city))
    }
  }

  package func forecast(in cities: [City]) async throws(ServiceFailure) -> [Result<Forecast, ServiceFailure>] {
    try await cities.result { (city) throws(ServiceFailure) in
      try Forecast(openWeather: try await document("/data/2.5/forecast", city), in: city.zone)
    }
  }

  private func document(_ path: String, _ city: City) async throws(ServiceFailure) -> WireValue {
    guard let key, !key.isEmpty else { throw .keyMissing(.openWeather) }
    let query = [
      ("lat", Degrees.text(city.coordinates.latitude)), ("lon", Degrees.text(city.coordinates.longitude)),
      ("units", "metric"), ("appid", key),
    ]
    let url = endpoints.url(.openWeather, path: path, query: query)
    let response = try await client.send(HTTPRequest(service: .openWeather, url: url, secrets: [key]))
    let reply = ServiceReply(service: .openWeather, response: response, receivedAt: now(), secrets: [key])
    let document = try reply.document()
    // A proxy may pass an error on with status 200; `cod` is a number or a string.
    guard let code = document["cod"].integer, code != 200 else { return document }
    throw reply.withStatus(code).failure
  }
}
