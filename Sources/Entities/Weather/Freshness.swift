/// How current a city's weather is.
package enum WeatherState: String, Codable, CaseIterable, Sendable {
  /// Not requested yet, and nothing cached.
  case loading
  /// Younger than half an hour, and the last refresh succeeded.
  case fresh
  /// Older than half an hour, or the last refresh failed.
  case stale
  /// Nothing to show.
  case failed
}
