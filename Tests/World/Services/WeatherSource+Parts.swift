package import Entities
package import Repositories

extension WeatherSource {
  /// The weather now, by the rules of ``weather(_:days:in:)``.
  package func current(in cities: [City]) async throws(ServiceFailure) -> [Result<CurrentWeather, ServiceFailure>] {
    try await weather([.now], days: 7, in: cities).map { $0.part(\.current, of: service) }
  }

  /// The forecast, by the rules of ``weather(_:days:in:)``.
  package func forecast(in cities: [City]) async throws(ServiceFailure) -> [Result<Forecast, ServiceFailure>] {
    try await weather([.forecast], days: 7, in: cities).map { $0.part(\.forecast, of: service) }
  }
}

extension Result<PlaceWeather, ServiceFailure> {
  fileprivate func part<Part>(
    _ path: KeyPath<PlaceWeather, Part?>, of service: Service
  ) -> Result<Part, ServiceFailure> {
    flatMap { weather in weather[keyPath: path].map { .success($0) } ?? .failure(weather.failure ?? .noData(service)) }
  }
}
