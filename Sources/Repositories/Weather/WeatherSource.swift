package import Entities

/// A service that knows the weather now and to come, mapped to skydash's entities in canonical units.
///
/// Another provider is one more type of this kind: it reads its own wire format and nothing else changes.
package protocol WeatherSource: Sendable {
  var provider: Provider { get }
  /// The service it asks.
  var service: Service { get }
  /// How many places one request can ask for; more places mean more requests, one after the other.
  var placesPerRequest: Int { get }

  /// The weather now, in the order of `cities`, of which there are at most ``placesPerRequest``.
  ///
  /// - Returns: One result for each city, or fewer where the answer could be read only up to one of them.
  /// - Throws: When nothing at all came back.
  func current(in cities: [City]) async throws(ServiceFailure) -> [Result<CurrentWeather, ServiceFailure>]

  /// The forecast, in the order of `cities`, by the same rules as ``current(in:)``.
  func forecast(in cities: [City]) async throws(ServiceFailure) -> [Result<Forecast, ServiceFailure>]
}
