import Entities

/// The state of one round of requests: what is known of each city so far.
struct WeatherRound {
  private(set) var weather: [CityWeather]

  init(_ kept: [CityWeather]) {
    weather = kept
  }

  /// Changes what is known of a city, in every row that shows it, and returns the rows.
  mutating func update(_ city: City, _ change: (inout CityWeather) -> Void) -> [CityWeather] {
    var changed: [CityWeather] = []
    for index in weather.indices where weather[index].city == city {
      change(&weather[index])
      changed.append(weather[index])
    }
    return changed
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
