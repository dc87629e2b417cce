package import Entities
package import Essentials

/// OpenWeatherMap's free API 2.5 (https://openweathermap.org/current and /forecast5): current weather, and five days in
/// steps of three hours. One place per request.
package struct OpenWeatherMapRepository: WeatherSource {
  package let provider = Provider.openWeatherMap
  package let placesPerRequest = 1
  package let combinesKinds = false
  private let access: ServiceAccess

  /// A repository with the user's key; without one every call throws `keyMissing`.
  package init(client: HTTPClient, endpoints: Endpoints, key: String?, now: @escaping @Sendable () -> Date) {
    access = ServiceAccess(service: .openWeather, client: client, endpoints: endpoints, key: key, now: now)
  }

  /// The weather in the first city; the forecast has the service's five days, whatever `days` says.
  package func weather(
    _ kinds: Set<WeatherKind>, days: Int, in cities: [City]
  ) async throws(ServiceFailure) -> Answers<PlaceWeather> {
    try await cities.singleResult { (city) throws(ServiceFailure) in
      let document = try await document(kinds.contains(.now) ? "/data/2.5/weather" : "/data/2.5/forecast", city)
      return try PlaceWeather(
        kinds, current: try CurrentWeather(openWeather: document, at: access.now()),
        forecast: try Forecast(openWeather: document, in: city.zone, at: access.now()))
    }
  }

  /// The document about a city at a path; throws `keyMissing` without a key, `unreadable` if it is about another place.
  private func document(_ path: String, _ city: City) async throws(ServiceFailure) -> JSONValue? {
    guard access.key != nil else { throw .keyMissing(.openWeather) }
    let reply = try await access.reply(path, city.coordinates.query + [("units", "metric")])
    let document = try reply.document(statusIn: "cod")
    let place = document["coord"]["lat"] == nil ? document["city"]["coord"] : document["coord"]
    guard Plausible.isPlace(latitude: place["lat"].double, longitude: place["lon"].double, near: city.coordinates)
    else {
      throw reply.unreadable(.wrongPlace)
    }
    return document
  }
}
