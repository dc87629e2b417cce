import Entities
import Foundation
import Repositories

/// A provider that answers as told and remembers what it was asked.
final class StandInSource: WeatherSource, @unchecked Sendable {
  // Unchecked because the compiler cannot see that the lock guards what changes.
  let provider: Provider
  let service: Service
  let placesPerRequest = 100
  private let lock = NSLock()
  private var failures: [String: ServiceFailure] = [:]
  private var asked: [[String]] = []

  init(_ provider: Provider, _ service: Service) {
    self.provider = provider
    self.service = service
  }

  /// Lets the cities of these names fail from now on, and no others.
  func fail(_ failures: [String: ServiceFailure]) { lock.withLock { self.failures = failures } }

  /// The names of each request so far.
  var requests: [[String]] { lock.withLock { asked } }

  func current(in cities: [City]) async throws(ServiceFailure) -> [Result<CurrentWeather, ServiceFailure>] {
    answers(cities) {
      var weather = CurrentWeather(observedAt: ServiceSample.now)
      weather.temperature = provider == .openMeteo ? 10 : 20
      return weather
    }
  }

  func forecast(in cities: [City]) async throws(ServiceFailure) -> [Result<Forecast, ServiceFailure>] {
    answers(cities) {
      var hours = HourlyForecast(times: (0..<48).map { Int(ServiceSample.now.timeIntervalSince1970) + $0 * 3600 })
      hours.set(.temperature, Array(repeating: 5, count: 48))
      return Forecast(hours: hours, days: [])
    }
  }

  private func answers<Value>(_ cities: [City], _ value: () -> Value) -> [Result<Value, ServiceFailure>] {
    lock.withLock {
      asked.append(cities.map(\.name))
      return cities.map { city in failures[city.name].map { .failure($0) } ?? .success(value()) }
    }
  }
}
