/// A service of the world, known by the path of its requests.
package enum WorldService: String, CaseIterable, Sendable {
  case openMeteo, geocoding, airQuality, openWeather, metNorway, metAlerts, nws, brightSky, eccc, apod, nasaAPI,
    pictures, celestrak, swpc

  /// The service of a path, or `nil` if it belongs to none.
  package init?(path: String) {
    let prefixes: [(String, WorldService)] = [
      ("/v1/forecast", .openMeteo), ("/v1/air-quality", .airQuality), ("/v1/search", .geocoding),
      ("/data/2.5/", .openWeather), ("/weatherapi/metalerts/", .metAlerts), ("/weatherapi/", .metNorway),
      ("/alerts/", .nws), ("/alerts", .brightSky), ("/collections/", .eccc), ("/wp-json/", .apod),
      ("/planetary/apod", .nasaAPI), ("/pictures/", .pictures), ("/NORAD/", .celestrak),
      ("/products/noaa-planetary-k-index", .swpc),
    ]
    guard let match = prefixes.first(where: { path.hasPrefix($0.0) }) else { return nil }
    self = match.1
  }
}
