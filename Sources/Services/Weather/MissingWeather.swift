import Entities
import Repositories

/// The current weather and forecasts that no provider has sent yet in this round, and why.
struct MissingWeather {
  /// Those that wanted current weather in row order, then those that wanted a forecast only.
  private var order: [City] = []
  /// What each city lacks; without cities that have everything.
  private var kinds: [City: Set<WeatherKind>] = [:]
  /// Each city's first failure.
  private(set) var reasons: [City: ServiceFailure] = [:]

  init(now: [City], forecast: [City]) {
    for (kind, wanted) in [(WeatherKind.now, now), (.forecast, forecast)] {
      for city in wanted {
        if kinds[city] == nil { order.append(city) }
        kinds[city, default: []].insert(kind)
      }
    }
  }

  var isEmpty: Bool { kinds.isEmpty }
  var cities: [City] { order.filter { kinds[$0] != nil } }

  /// The cities that lack these kinds, `onlyThese` and nothing else.
  func cities(for wanted: Set<WeatherKind>, onlyThese: Bool) -> [City] {
    cities.filter { onlyThese ? kinds[$0] == wanted : kinds[$0]?.isSuperset(of: wanted) == true }
  }

  /// Takes what a provider sent for a city off the list, and notes why the rest of its answer couldn't be read.
  mutating func note(_ weather: PlaceWeather, of city: City) {
    if weather.current != nil { kinds[city]?.remove(.now) }
    if weather.forecast != nil { kinds[city]?.remove(.forecast) }
    if kinds[city]?.isEmpty == true { kinds[city] = nil }
    if let failure = weather.failure, reasons[city] == nil { reasons[city] = failure }
  }

  mutating func note(_ failures: [City: ServiceFailure]) { reasons.merge(failures) { first, _ in first } }
}
