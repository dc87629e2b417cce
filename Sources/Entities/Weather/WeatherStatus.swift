package import Essentials

/// How current a city's weather is, who provided it and when.
package struct WeatherStatus: Hashable, Sendable {
  package var state: WeatherState
  /// Why the last refresh failed.
  package var problem: ServiceFailure?
  /// The provider of the current weather, or else of the forecast.
  package var provider: Provider?
  /// The provider of the forecast, which may differ from that of the current weather.
  package var forecastProvider: Provider?
  package var observedAt: Date?
  package var fetchedAt: Date?

  /// The state in reports, where a city that was never requested counts as failed.
  package var shown: WeatherState { state == .loading ? .failed : state }

  /// The status of a city's weather at an instant.
  package init(_ weather: CityWeather, at now: Date) {
    state = weather.state(at: now)
    problem = weather.problem
    provider = weather.current?.provider ?? weather.forecast?.provider
    forecastProvider = weather.forecast?.provider
    observedAt = weather.current?.value.observedAt
    fetchedAt = weather.current?.fetchedAt
  }
}

/// The parts of a city's forecast that change with time even without new data.
package struct Today: Hashable, Sendable {
  /// °C, the low of the city's calendar day.
  package var temperatureMin: Double?
  /// °C, the high of the city's calendar day.
  package var temperatureMax: Double?
  /// %, the chance of precipitation in the current hour.
  package var precipitationChance: Double?

  /// The values for a city at an instant.
  package init(_ weather: CityWeather, at now: Date) {
    let day = weather.today(at: now)
    temperatureMin = day?[.temperatureMin]
    temperatureMax = day?[.temperatureMax]
    precipitationChance = weather.hourly(.precipitationChance, at: now)
  }
}
