import Entities

extension Settings {
  /// With the keys that count: those of the environment, else those of the settings.
  func withKeys(from environment: [String: String]) -> Settings {
    func key(_ variable: String, _ setting: String?) -> String? {
      [environment[variable], setting].compactMap { $0 }.first { !$0.isEmpty }
    }
    var settings = self
    settings.openWeatherKey = key("OPENWEATHER_API_KEY", openWeatherKey)
    settings.openMeteoKey = key("OPEN_METEO_API_KEY", openMeteoKey)
    settings.nasaKey = key("NASA_API_KEY", nasaKey)
    return settings
  }
}

/// Keys that are known so far, wherever they came from; copies of a console share them.
final class KnownKeys {
  private var secrets = Secrets([])

  func learn(_ settings: Settings) {
    secrets = Secrets([settings.openWeatherKey, settings.openMeteoKey, settings.nasaKey])
  }

  func hidden(in sentence: String) -> String { secrets.hidden(in: sentence) }
}
