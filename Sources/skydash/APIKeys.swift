import Entities
import Synchronization

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

/// Keys that are known so far, wherever they came from.
final class KnownKeys: Sendable {
  private let secrets = Mutex(Secrets([]))

  func learn(_ keys: APIKeys) { secrets.withLock { $0 = Secrets([keys.openWeather, keys.openMeteo, keys.nasa]) } }

  func hidden(in sentence: String) -> String { secrets.withLock { $0 }.hidden(in: sentence) }
}
