import Entities
import Repositories
import Synchronization

/// The state shared by the concurrent requests of one round: each row's weather so far, and which services are down.
///
/// Every call takes the lock once, so `update` is atomic. Only the one task that asks a service sets its `[down:]`.
final class WeatherRound: Sendable {
  private struct State {
    var weather: [CityWeather]
    var down: [Service: ServiceFailure] = [:]
  }

  private let state: Mutex<State>
  /// The indices of each city in `weather`, as a city may have several rows.
  private let rows: [City: [Int]]

  /// A round that starts with the weather known of each row.
  init(_ known: consuming [CityWeather]) {
    let cities = known.map(\.city)
    rows = Dictionary(grouping: cities.indices, by: { cities[$0] })
    state = Mutex(State(weather: known))
  }

  /// The weather of all rows so far, in row order.
  var weather: [CityWeather] { state.withLock { $0.weather } }

  /// A city's weather so far; `nil` if no row shows the city.
  func weather(of city: City) -> CityWeather? {
    rows[city]?.first.map { index in state.withLock { $0.weather[index] } }
  }

  /// Why a service is down, so that it gets no more requests for weather or air quality; `nil` while it may get some.
  subscript(down service: Service) -> ServiceFailure? {
    get { state.withLock { $0.down[service] } }
    set { state.withLock { $0.down[service] = newValue } }
  }

  /// The cities that meet a condition, in row order and without duplicates.
  func cities(where isIncluded: (CityWeather) -> Bool) -> [City] {
    var seen: Set<City> = []
    return weather.filter { isIncluded($0) && seen.insert($0.city).inserted }.map(\.city)
  }

  /// Changes a city's weather in every row that shows it, and returns those rows.
  func update(_ city: City, _ change: (inout CityWeather) -> Void) -> [CityWeather] {
    let indices = rows[city] ?? []
    return state.withLock { state in
      for index in indices { change(&state.weather[index]) }
      return indices.map { state.weather[$0] }
    }
  }
}
