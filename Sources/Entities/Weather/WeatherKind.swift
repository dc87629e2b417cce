/// A kind of weather data, with its own request and cache lifetime.
package enum WeatherKind: CaseIterable, Sendable {
  /// The current weather, and the forecast by hour and day.
  case now, forecast
  /// The air quality, and official warnings.
  case air, alerts

  /// Seconds for which a cached answer is used without a new request: about as long as services take to update it.
  package var timeToLive: Double {
    switch self {
    case .now: 15 * 60
    case .forecast, .air: 60 * 60
    case .alerts: 10 * 60
    }
  }
}
