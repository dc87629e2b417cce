package import Essentials

/// How current a city's weather is, who provided it and when.
package struct WeatherStatus: Hashable, Sendable {
  /// How current the weather is; reports use ``reported``.
  package var state: Freshness
  /// Why the last refresh failed; `nil` if it succeeded or none was due.
  package var problem: ServiceFailure?
  /// The provider of the current weather, or else of the forecast; `nil` if both are unknown.
  package var provider: Provider?
  /// The provider of the forecast, which may differ from that of the current weather; `nil` if there is none.
  package var forecastProvider: Provider?
  /// When the current weather was observed; `nil` if there is none.
  package var observedAt: Date?
  /// When the current weather was fetched; `nil` if there is none.
  package var fetchedAt: Date?

  /// The state in reports, where a city that was never requested counts as failed.
  package var reported: Freshness { state == .loading ? .failed : state }

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
