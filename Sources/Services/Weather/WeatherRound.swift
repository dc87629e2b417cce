import Entities

/// The state of one round of requests: what is known of each city so far, and which services are down.
struct WeatherRound {
  private(set) var weather: [CityWeather]
  /// Services that failed for reasons of their own; they are not asked again in this round.
  var down: [Service: ServiceFailure] = [:]
  private let rows: [City: [Int]]

  init(_ kept: consuming [CityWeather]) {
    weather = kept
    let cities = weather.map(\.city)
    rows = Dictionary(grouping: cities.indices, by: { cities[$0] })
  }

  /// The cities for which something holds, each once.
  func cities(where holds: (CityWeather) -> Bool) -> [City] {
    var seen: Set<City> = []
    return weather.filter { holds($0) && seen.insert($0.city).inserted }.map(\.city)
  }

  /// Changes what is known of a city, in every row that shows it, and returns the rows.
  mutating func update(_ city: City, _ change: (inout CityWeather) -> Void) -> [CityWeather] {
    let indices = rows[city] ?? []
    for index in indices { change(&weather[index]) }
    return indices.map { weather[$0] }
  }

  /// What is kept, with the reason where nothing is.
  func offline() -> [CityWeather] {
    weather.map { kept in
      var kept = kept
      if kept.current == nil { kept.problem = .offline }
      return kept
    }
  }
}
