import Entities
import Foundation
import Repositories
import World

/// A weather service with answers that the test sets; it records the requests.
nonisolated final class TestSource: WeatherSource, @unchecked Sendable {
  // Unchecked because the compiler cannot see that the lock guards the state.
  private let lock = NSLock()
  private var failureOfAll: ServiceFailure?
  private var temperatures: [String: Double] = [:]
  private var asked: [[String]] = []
  private var isOnMain = false

  let provider = Provider.openMeteo
  let placesPerRequest = 100
  let combinesKinds = false

  /// The failure of every request; `nil` if they succeed.
  var failure: ServiceFailure? {
    get { lock.withLock { failureOfAll } }
    set { lock.withLock { failureOfAll = newValue } }
  }

  /// The cities of each request for the weather now.
  var requests: [[String]] { lock.withLock { asked } }

  /// Whether any request was made on the main actor.
  var wasAskedOnMain: Bool { lock.withLock { isOnMain } }

  private func note() { if DispatchQueue.isMain { lock.withLock { isOnMain = true } } }

  /// Sets the temperature of a city in °C; it is 20 otherwise.
  func set(_ temperature: Double, in city: String) { lock.withLock { temperatures[city] = temperature } }

  func weather(
    _ kinds: Set<WeatherKind>, days: Int, in cities: [City]
  ) async throws(ServiceFailure) -> [Result<PlaceWeather, ServiceFailure>] {
    note()
    if kinds.contains(.now) { lock.withLock { asked.append(cities.map(\.name)) } }
    if let failure { throw failure }
    return cities.map { city in
      Result { () throws(ServiceFailure) in
        try PlaceWeather(
          kinds, current: current(in: city), forecast: Forecast(hours: HourlyForecast(times: []), days: []))
      }
    }
  }

  private func current(in city: City) -> CurrentWeather {
    var weather = CurrentWeather(observedAt: Date(timeIntervalSince1970: 1_772_366_000))
    weather[.temperature] = lock.withLock { temperatures[city.name] } ?? 20
    return weather
  }
}
