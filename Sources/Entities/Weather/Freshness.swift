/// How current a city's weather or the picture is.
package enum Freshness: String, Codable, CaseIterable, Sendable {
  /// There is no current weather or picture yet, and no request has failed.
  case loading
  /// The last refresh didn't fail, and the weather is no older than ``CityWeather/staleAfter``.
  case fresh
  /// It is older, or the last refresh failed.
  case stale
  /// There is no current weather or picture, as the last refresh failed.
  case failed
}
