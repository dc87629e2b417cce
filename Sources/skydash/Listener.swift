import Entities
import Views

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

/// What is known so far of the person who is told something; copies of a console share it.
final class Listener {
  /// Those of the environment's language, until the settings are read.
  private(set) var words: Words
  /// Keys, wherever they came from.
  private var secrets = Secrets([])

  init(_ words: Words) { self.words = words }

  func learn(_ words: Words, _ settings: Settings) {
    self.words = words
    secrets = Secrets([settings.openWeatherKey, settings.openMeteoKey, settings.nasaKey])
  }

  func hidden(in sentence: String) -> String { secrets.hidden(in: sentence) }
}
