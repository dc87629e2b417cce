import Entities
import Repositories
import Synchronization

/// The state of one round of requests, which services that are asked side by side share: what is known of each city so
/// far, and which services are down.
final class WeatherRound: Sendable {
  private struct State {
    var weather: [CityWeather]
    var down: [Service: ServiceFailure] = [:]
  }

  private let state: Mutex<State>
  private let rows: [City: [Int]]

  init(_ known: consuming [CityWeather]) {
    let cities = known.map(\.city)
    rows = Dictionary(grouping: cities.indices, by: { cities[$0] })
    state = Mutex(State(weather: known))
  }

  var weather: [CityWeather] { state.withLock { $0.weather } }

  /// What is known of a city so far.
  func weather(of city: City) -> CityWeather? {
    rows[city]?.first.map { index in state.withLock { $0.weather[index] } }
  }

  /// Services that failed for reasons of their own; they are not asked again in this round.
  subscript(down service: Service) -> ServiceFailure? {
    get { state.withLock { $0.down[service] } }
    set { state.withLock { $0.down[service] = newValue } }
  }

  func isDown(oneOf sources: [any WeatherSource]) -> Bool { sources.contains { self[down: $0.service] != nil } }

  /// The cities for which something holds, each once.
  func cities(where holds: (CityWeather) -> Bool) -> [City] {
    var seen: Set<City> = []
    return weather.filter { holds($0) && seen.insert($0.city).inserted }.map(\.city)
  }

  /// Changes what is known of a city, in every row that shows it, and returns the rows.
  func update(_ city: City, _ change: (inout CityWeather) -> Void) -> [CityWeather] {
    let indices = rows[city] ?? []
    return state.withLock { state in
      for index in indices { change(&state.weather[index]) }
      return indices.map { state.weather[$0] }
    }
  }
}
