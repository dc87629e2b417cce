import Entities
import Foundation
import Repositories
import World

/// A weather service that answers as the test says and counts what it is asked.
nonisolated final class TestSource: WeatherSource, @unchecked Sendable {
  // Unchecked because the compiler cannot see that the lock guards the state.
  private let lock = NSLock()
  private var failureOfAll: ServiceFailure?
  private var temperatures: [String: Double] = [:]
  private var asked: [[String]] = []

  let provider = Provider.openMeteo
  let service = Service.openMeteo
  let placesPerRequest = 100

  /// What every request fails with, or `nil`.
  var failure: ServiceFailure? {
    get { lock.withLock { failureOfAll } }
    set { lock.withLock { failureOfAll = newValue } }
  }

  /// The cities of each request for the weather now.
  var requests: [[String]] { lock.withLock { asked } }

  /// Sets the temperature of a city in °C; it is 20 otherwise.
  func set(_ temperature: Double, in city: String) { lock.withLock { temperatures[city] = temperature } }

  func current(in cities: [City]) async throws(ServiceFailure) -> [Result<CurrentWeather, ServiceFailure>] {
    lock.withLock { asked.append(cities.map(\.name)) }
    if let failure { throw failure }
    return cities.map { city in
      var weather = CurrentWeather(observedAt: Date(timeIntervalSince1970: 1_772_366_000))
      weather.temperature = lock.withLock { temperatures[city.name] } ?? 20
      return .success(weather)
    }
  }

  func forecast(in cities: [City]) async throws(ServiceFailure) -> [Result<Forecast, ServiceFailure>] {
    if let failure { throw failure }
    return cities.map { _ in .success(Forecast(hours: HourlyForecast(times: []), days: [])) }
  }
}
