/// What can be asked about the weather of a city, each with a request and a lifetime of its own.
package enum WeatherKind: String, CaseIterable, Sendable {
  case now, forecast, air, alerts

  /// Seconds for which a kept answer needs no request.
  package var timeToLive: Double {
    switch self {
    case .now: 15 * 60
    case .forecast, .air: 60 * 60
    case .alerts: 10 * 60
    }
  }
}
