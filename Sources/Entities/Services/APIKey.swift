/// A key that a person may have for services. Another key is its row here, its setting and a property of `Settings`.
package struct APIKey: Sendable {
  /// The setting that holds it.
  package let setting: String
  /// The environment variable that holds it, which counts more than the setting.
  package let variable: String
  package let path: any WritableKeyPath<Settings, String?> & Sendable
  /// Whether its services need it.
  package var isNeeded = false

  package static let openWeather = APIKey(
    setting: "openWeatherKey", variable: "OPENWEATHER_API_KEY", path: \.openWeatherKey, isNeeded: true)
  package static let openMeteo = APIKey(
    setting: "openMeteoKey", variable: "OPEN_METEO_API_KEY", path: \.openMeteoKey)
  package static let nasa = APIKey(setting: "nasaKey", variable: "NASA_API_KEY", path: \.nasaKey)

  package static let all = [openWeather, openMeteo, nasa]
}

extension Settings {
  /// The keys that are set, which appear in nothing that people or programs read; not even those that the environment
  /// takes the place of.
  package var keys: [String] { APIKey.all.compactMap { self[keyPath: $0.path] }.filter { !$0.isEmpty } }

  /// With the keys that count: those of the environment, else those of the settings.
  package func withKeys(from environment: [String: String]) -> Settings {
    var settings = self
    for key in APIKey.all {
      let candidates = [environment[key.variable], self[keyPath: key.path]]
      settings[keyPath: key.path] = candidates.compactMap { $0 }.first { !$0.isEmpty }
    }
    return settings
  }

  /// The key for a service, if the person has one.
  package func key(for service: Service) -> String? { service.row.key.flatMap { self[keyPath: $0.path] } }
}
