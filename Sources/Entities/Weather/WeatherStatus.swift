package import Essentials

/// How far a city's weather can be trusted, who gave it and when.
package struct WeatherStatus: Hashable, Sendable {
  package var state = WeatherState.loading
  /// Why the last refresh failed.
  package var problem: ServiceFailure?
  /// Who gave the weather now, or else the forecast.
  package var provider: Provider?
  /// Who gave the forecast; it may be another than gave the weather now.
  package var forecastProvider: Provider?
  package var observedAt: Date?
  package var fetchedAt: Date?

  package init() {}

  /// The state as reports give it: a city that was never asked about has nothing to show.
  package var shown: WeatherState { state == .loading ? .failed : state }

  /// The status of what is known of a city, at an instant.
  package init(_ weather: CityWeather, at now: Date) {
    state = weather.state(at: now)
    problem = weather.problem
    provider = weather.current?.provider ?? weather.forecast?.provider
    forecastProvider = weather.forecast?.provider
    observedAt = weather.current?.value.observedAt
    fetchedAt = weather.current?.fetchedAt
  }
}

/// What of a city's weather changes as time goes by, though nothing new came.
package struct Today: Hashable, Sendable {
  /// °C, the low of the city's calendar day.
  package var temperatureMin: Double?
  /// °C, the high of the city's calendar day.
  package var temperatureMax: Double?
  /// %, the chance of precipitation in the hour in progress.
  package var precipitationChance: Double?

  package init() {}

  /// What is known of a city's weather, at an instant.
  package init(_ weather: CityWeather, at now: Date) {
    let day = weather.today(at: now)
    temperatureMin = day?[.temperatureMin]
    temperatureMax = day?[.temperatureMax]
    precipitationChance = weather.hourly(.precipitationChance, at: now)
  }
}
