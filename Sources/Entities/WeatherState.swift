/// How far a city's weather can be trusted.
package enum WeatherState: String, Codable, CaseIterable, Sendable {
  /// Not asked yet, and nothing kept.
  case loading
  /// Younger than half an hour, and the last refresh succeeded.
  case fresh
  /// Older than half an hour, or the last refresh failed.
  case stale
  /// Nothing to show.
  case failed
}
