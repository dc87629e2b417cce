/// A source of weather.
package enum Provider: String, Codable, CaseIterable, Sendable {
  case openMeteo = "open-meteo"
  case openWeatherMap = "openweathermap"
  case metNorway = "met-norway"

  /// The name a person knows it by.
  package var title: String {
    switch self {
    case .openMeteo: "Open-Meteo"
    case .openWeatherMap: "OpenWeatherMap"
    case .metNorway: "MET Norway"
    }
  }

  /// The credit its licence asks for.
  package var attribution: String {
    switch self {
    case .openMeteo: "Weather data by Open-Meteo.com (CC BY 4.0), https://open-meteo.com/"
    case .openWeatherMap: "Weather data provided by OpenWeather, https://openweathermap.org/"
    case .metNorway: "Data from MET Norway (CC BY 4.0), https://www.met.no/"
    }
  }
}

/// What the setting `provider` may say.
package enum ProviderChoice: String, Codable, CaseIterable, Sendable {
  case auto
  case openMeteo = "open-meteo"
  case openWeatherMap = "openweathermap"
  case metNorway = "met-norway"
}

/// A service of the network, each with an address of its own.
package enum Service: String, CaseIterable, Sendable, Codable {
  case openMeteo, geocoding, airQuality, openWeather, metNorway, nws, brightSky, eccc, apod, nasaAPI, celestrak, swpc

  /// The name a person knows it by.
  package var title: String { names.title }

  /// The environment variable that replaces scheme, host and port of its address.
  package var environmentVariable: String { names.variable }

  /// The setting that holds its key.
  package var keyName: String {
    switch self {
    case .openWeather: "openWeatherKey"
    case .apod, .nasaAPI: "nasaKey"
    case .openMeteo, .geocoding, .airQuality, .metNorway, .nws, .brightSky, .eccc, .celestrak, .swpc: "openMeteoKey"
    }
  }

  private var names: (title: String, variable: String) {
    switch self {
    case .openMeteo: ("Open-Meteo", "SKYDASH_OPEN_METEO_URL")
    case .geocoding: ("Open-Meteo's place search", "SKYDASH_GEOCODING_URL")
    case .airQuality: ("Open-Meteo's air quality", "SKYDASH_AIR_QUALITY_URL")
    case .openWeather: ("OpenWeatherMap", "SKYDASH_OPENWEATHER_URL")
    case .metNorway: ("MET Norway", "SKYDASH_MET_NORWAY_URL")
    case .nws: ("the US weather service", "SKYDASH_NWS_URL")
    case .brightSky: ("Bright Sky", "SKYDASH_BRIGHT_SKY_URL")
    case .eccc: ("Environment Canada", "SKYDASH_ECCC_URL")
    case .apod: ("science.nasa.gov", "SKYDASH_APOD_URL")
    case .nasaAPI: ("api.nasa.gov", "SKYDASH_NASA_API_URL")
    case .celestrak: ("Celestrak", "SKYDASH_CELESTRAK_URL")
    case .swpc: ("NOAA SWPC", "SKYDASH_SWPC_URL")
    }
  }
}

/// What the program calls itself on the network and in `--version`.
package enum AppInfo {
  package static let version = "1.0.0"
  package static let homepage = "https://github.com/skydash/skydash"
  /// The `User-Agent` of every request, naming program and contact as MET Norway and the US weather service require.
  package static let userAgent = "skydash/\(version) (+\(homepage))"
}
