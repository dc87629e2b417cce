import Entities
import Foundation
import Repositories

/// A provider that answers from a closure and remembers what it was asked.
final class FakeSource: WeatherSource, @unchecked Sendable {
  typealias Answer = @Sendable (City) throws(ServiceFailure) -> Result<Double, ServiceFailure>

  // Unchecked because the compiler cannot see that the lock guards what follows it.
  private let lock = NSLock()
  private var log: [[String]] = []
  private var answer: Answer
  private let usualAnswer: Answer
  private let now: @Sendable () -> Date

  let provider: Provider
  let service: Service
  let placesPerRequest: Int
  let combinesKinds: Bool
  /// More than its answers have, which are of one day.
  let maximumDays: Int? = 16

  /// A source whose answers are temperatures; the default gives 10 °C everywhere.
  init(
    _ provider: Provider = .openMeteo, service: Service = .openMeteo, atOnce: Int = 100, both: Bool = false,
    now: @escaping @Sendable () -> Date = { ServiceSample.now }, answer: @escaping Answer = { _ in .success(10) }
  ) {
    self.provider = provider
    self.service = service
    placesPerRequest = atOnce
    combinesKinds = both
    self.now = now
    self.answer = answer
    usualAnswer = answer
  }

  /// The names of the cities of each request, those for the forecast or both kinds after a mark.
  var requests: [[String]] { lock.withLock { log } }

  func answer(_ answer: @escaping Answer) { lock.withLock { self.answer = answer } }

  /// Lets the cities of these names fail from now on, and the others have their usual answer.
  func fail(_ failures: [String: ServiceFailure]) {
    answer { [usualAnswer] city throws(ServiceFailure) in
      if let failure = failures[city.name] { .failure(failure) } else { try usualAnswer(city) }
    }
  }

  func forgetRequests() { lock.withLock { log = [] } }

  func weather(
    _ kinds: Set<WeatherKind>, days: Int, in cities: [City]
  ) async throws(ServiceFailure) -> [Result<PlaceWeather, ServiceFailure>] {
    let mark = kinds == [.now] ? "" : kinds == [.forecast] ? "forecast" : "both"
    return try zip(cities, results(for: cities, mark: mark)).map { city, result in
      result.flatMap { temperature in
        Result { () throws(ServiceFailure) in
          try PlaceWeather(kinds, current: current(temperature), forecast: forecast(temperature, city))
        }
      }
    }
  }

  private func current(_ temperature: Double) -> CurrentWeather {
    var weather = CurrentWeather(observedAt: now())
    weather[.temperature] = temperature
    weather.condition = .overcast
    return weather
  }

  private func forecast(_ temperature: Double, _ city: City) -> Forecast {
    var day = DailyForecast(date: CivilDate(now(), in: city.zone))
    day[.temperatureMin] = temperature - 5
    day[.temperatureMax] = temperature + 5
    return Forecast(hours: HourlyForecast(times: []), days: [day])
  }

  private func results(
    for cities: [City], mark: String
  ) throws(ServiceFailure) -> [Result<Double, ServiceFailure>] {
    lock.withLock { log.append((mark.isEmpty ? [] : [mark]) + cities.map(\.name)) }
    let answer = lock.withLock { self.answer }
    var results: [Result<Double, ServiceFailure>] = []
    for city in cities { results.append(try answer(city)) }
    return results
  }
}
