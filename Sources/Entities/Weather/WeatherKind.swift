/// A kind of weather data, with its own request and cache lifetime.
package enum WeatherKind: String, CaseIterable, Sendable {
  /// The current weather, the forecast, the air quality and official warnings.
  case now, forecast, air, alerts

  /// Seconds for which a cached answer is used without a new request.
  package var timeToLive: Double {
    switch self {
    case .now: 15 * 60
    case .forecast, .air: 60 * 60
    case .alerts: 10 * 60
    }
  }
}
