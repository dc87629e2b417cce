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
