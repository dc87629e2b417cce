/// How current a city's weather or the picture is.
package enum Freshness: String, Codable, CaseIterable, Sendable {
  /// There is nothing to show yet, and no request has failed.
  case loading
  /// The last refresh succeeded, and the weather is no older than ``CityWeather/staleAfter``.
  case fresh
  /// It is older, or the last refresh failed.
  case stale
  /// There is nothing to show, as the last refresh failed.
  case failed
}
