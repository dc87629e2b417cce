/// An API key for services. A new one needs a row here, a setting and a property of `Settings`.
package struct APIKey: Sendable {
  /// The setting that holds it.
  package let setting: String
  /// The environment variable that overrides the setting.
  package let variable: String
  /// The property of the settings that holds it.
  package let path: any WritableKeyPath<Settings, String?> & Sendable
  /// Whether its services can't be used without it.
  package var isNeeded = false

  package static let openWeather = APIKey(
    setting: "openWeatherKey", variable: "OPENWEATHER_API_KEY", path: \.openWeatherKey, isNeeded: true)
  package static let openMeteo = APIKey(setting: "openMeteoKey", variable: "OPEN_METEO_API_KEY", path: \.openMeteoKey)
  package static let nasa = APIKey(setting: "nasaKey", variable: "NASA_API_KEY", path: \.nasaKey)

  package static let all = [openWeather, openMeteo, nasa]
}

extension Settings {
  /// The values of the keys that are set, for redaction.
  package var keys: [String] { APIKey.all.compactMap { self[keyPath: $0.path] }.filter { !$0.isEmpty } }

  /// The settings with the keys in environment variables, which override those in the file unless they are empty.
  package func withKeys(from environment: [String: String]) -> Settings {
    var settings = self
    for key in APIKey.all {
      let candidates = [environment[key.variable], self[keyPath: key.path]]
      settings[keyPath: key.path] = candidates.compactMap { $0 }.first { !$0.isEmpty }
    }
    return settings
  }

  /// The key for a service; `nil` if there is none.
  package func key(for service: Service) -> String? { service.row.key.flatMap { self[keyPath: $0.path] } }
}
