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

  /// Its value in an environment, without space at the ends; `nil` if that is empty or not set. The rule for keys in the
  /// settings, which catches pasting mistakes, isn't applied; the doctor warns of odd characters.
  package func value(in environment: [String: String]) -> String? {
    environment[variable].map(\.trimmed).flatMap { $0.isEmpty ? nil : $0 }
  }
}

extension Settings {
  /// The values of the API keys that are set, for redaction.
  package var apiKeys: [String] { APIKey.all.compactMap { self[keyPath: $0.path] } }

  /// The settings with the API keys of an environment in place of their own; one that is empty there counts as not set.
  package func withAPIKeys(from environment: [String: String]) -> Settings {
    APIKey.all.reduce(into: self) { settings, key in
      if let value = key.value(in: environment) { settings[keyPath: key.path] = value }
    }
  }

  /// The API key for a service; `nil` if none is set or it takes none.
  package func apiKey(for service: Service) -> String? { service.row.key.flatMap { self[keyPath: $0.path] } }
}
