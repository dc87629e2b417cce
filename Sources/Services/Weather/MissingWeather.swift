import Entities
import Repositories

/// The current weather and forecasts that no provider has sent yet in this round, and why.
struct MissingWeather {
  /// Those that want current weather in row order, then those that want a forecast only.
  private var order: [City] = []
  /// What each city lacks; cities that lack nothing are left out.
  private var kinds: [City: Set<WeatherKind>] = [:]
  /// Each city's first failure.
  private var failures: [City: ServiceFailure] = [:]

  /// The cities that want current weather and those that want a forecast, each in row order.
  init(now: [City], forecast: [City]) {
    for (kind, wanted) in [(WeatherKind.now, now), (.forecast, forecast)] {
      for city in wanted {
        if kinds[city] == nil { order.append(city) }
        kinds[city, default: []].insert(kind)
      }
    }
  }

  /// Whether no city lacks anything.
  var isEmpty: Bool { kinds.isEmpty }
  /// The first failure of each city that still lacks something.
  var problems: [City: ServiceFailure] { failures.filter { kinds[$0.key] != nil } }

  /// The cities that lack these kinds: with `onlyThese` exactly these, otherwise possibly others too.
  func cities(for wanted: Set<WeatherKind>, onlyThese: Bool) -> [City] {
    order.filter { onlyThese ? kinds[$0] == wanted : kinds[$0]?.isSuperset(of: wanted) == true }
  }

  /// Takes what a provider sent for a city off the list, and notes why the rest of its answer couldn't be read.
  mutating func note(_ weather: PlaceWeather, of city: City) {
    if weather.current != nil { kinds[city]?.remove(.now) }
    if weather.forecast != nil { kinds[city]?.remove(.forecast) }
    if kinds[city]?.isEmpty == true { kinds[city] = nil }
    if let failure = weather.failure, failures[city] == nil { failures[city] = failure }
  }

  /// Notes why a provider sent nothing for some cities.
  mutating func note(_ failures: [City: ServiceFailure]) { self.failures.merge(failures) { first, _ in first } }
}
