import Essentials

/// An API key that services take. A new one needs a row here and in ``all``, a setting and a property of `Settings`.
package struct APIKey: Sendable {
  /// The name of its setting.
  package let setting: String
  /// The environment variable that overrides the setting.
  package let variable: String
  /// The property of `Settings` with its value.
  package let path: any WritableKeyPath<Settings, String?> & Sendable
  /// Whether its services require it.
  package var isRequired = false

  package static let openWeather = APIKey(
    setting: "openWeatherKey", variable: "OPENWEATHER_API_KEY", path: \.openWeatherKey, isRequired: true)
  package static let openMeteo = APIKey(setting: "openMeteoKey", variable: "OPEN_METEO_API_KEY", path: \.openMeteoKey)
  package static let nasa = APIKey(setting: "nasaKey", variable: "NASA_API_KEY", path: \.nasaKey)

  package static let all = [openWeather, openMeteo, nasa]

  /// Its value in an environment, without space at the ends; `nil` if that is empty or not set.
  package func value(in environment: [String: String]) -> String? {
    environment[variable].map(\.trimmed).flatMap { $0.isEmpty ? nil : $0 }
  }
}

extension Settings {
  /// The values of the keys that are set, for redaction.
  package var keys: [String] { APIKey.all.compactMap { self[keyPath: $0.path] }.filter { !$0.isEmpty } }

  /// The settings with the keys of an environment in place of those in the file, where they aren't empty.
  package func withKeys(from environment: [String: String]) -> Settings {
    var settings = self
    for key in APIKey.all {
      settings[keyPath: key.path] = key.value(in: environment) ?? self[keyPath: key.path]
    }
    return settings
  }

  /// The key for a service; `nil` if there is none.
  package func key(for service: Service) -> String? { service.row.key.flatMap { self[keyPath: $0.path] } }
}
