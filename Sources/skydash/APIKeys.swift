import Entities

/// The keys of services: from the environment, else from the settings.
struct APIKeys {
  let openWeather: String?
  let openMeteo: String?
  let nasa: String?

  init(_ settings: Settings, environment: [String: String]) {
    func key(_ variable: String, _ setting: String?) -> String? {
      [environment[variable], setting].compactMap { $0 }.first { !$0.isEmpty }
    }
    openWeather = key("OPENWEATHER_API_KEY", settings.openWeatherKey)
    openMeteo = key("OPEN_METEO_API_KEY", settings.openMeteoKey)
    nasa = key("NASA_API_KEY", settings.nasaKey)
  }
}
