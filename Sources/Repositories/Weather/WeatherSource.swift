package import Entities

/// One result per city, in the order of the cities. The function that returns them says when there may be fewer.
package typealias Answers<Value> = [Result<Value, ServiceFailure>]

/// A service with current weather and forecasts, mapped to skydash's entities in canonical units.
package protocol WeatherSource: Sendable {
  var provider: Provider { get }
  /// The most places per request.
  var placesPerRequest: Int { get }
  /// Whether one request returns both current weather and forecast.
  var combinesKinds: Bool { get }
  /// The most forecast days that can be requested; `nil` if the service always sends all it has.
  var maximumDays: Int? { get }

  /// The current weather, the forecast, or both if ``combinesKinds``, for at most ``placesPerRequest`` cities.
  ///
  /// The forecast has `days` calendar days, 1…``maximumDays``, from today on, and perhaps yesterday. A service without
  /// a maximum ignores `days` and sends all it has.
  ///
  /// - Returns: One result per city, in order; fewer, for the first cities only, if the response is damaged after them.
  /// - Throws: If no result could be read.
  func weather(
    _ kinds: Set<WeatherKind>, days: Int, in cities: [City]
  ) async throws(ServiceFailure) -> Answers<PlaceWeather>
}

extension WeatherSource {
  /// The service that its requests go to.
  package var service: Service { provider.service }
  package var maximumDays: Int? { nil }
}

extension [City] {
  /// The result for the first city only, for services with one place per request; empty without a city.
  package func singleResult<Value>(
    _ ask: (City) async throws(ServiceFailure) -> Value
  ) async throws(ServiceFailure) -> Answers<Value> {
    guard let city = first else { return [] }
    return [.success(try await ask(city))]
  }
}
