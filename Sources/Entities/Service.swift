/// A service of the network, each with an address of its own.
package enum Service: String, CaseIterable, Sendable, Codable {
  case openMeteo, geocoding, airQuality, openWeather, metNorway, nws, apod, nasaAPI

  /// The name a person knows it by.
  package var title: String {
    switch self {
    case .openMeteo: "Open-Meteo"
    case .geocoding: "Open-Meteo's place search"
    case .airQuality: "Open-Meteo's air quality"
    case .openWeather: "OpenWeatherMap"
    case .metNorway: "MET Norway"
    case .nws: "the US weather service"
    case .apod: "science.nasa.gov"
    case .nasaAPI: "api.nasa.gov"
    }
  }

  /// The environment variable that replaces scheme, host and port of its address.
  package var environmentVariable: String {
    switch self {
    case .openMeteo: "SKYDASH_OPEN_METEO_URL"
    case .geocoding: "SKYDASH_GEOCODING_URL"
    case .airQuality: "SKYDASH_AIR_QUALITY_URL"
    case .openWeather: "SKYDASH_OPENWEATHER_URL"
    case .metNorway: "SKYDASH_MET_NORWAY_URL"
    case .nws: "SKYDASH_NWS_URL"
    case .apod: "SKYDASH_APOD_URL"
    case .nasaAPI: "SKYDASH_NASA_API_URL"
    }
  }
}
