package import Entities

/// Whether the keys that the settings call for are there; their text is never told.
package enum KeyCheck {
  /// One line for each key, as it is saved or as the environment has it, which counts more.
  package static func findings(_ settings: Settings, environment: [String: String]) -> [Finding] {
    [
      ("openWeatherKey", "OPENWEATHER_API_KEY", settings.openWeatherKey),
      ("openMeteoKey", "OPEN_METEO_API_KEY", settings.openMeteoKey), ("nasaKey", "NASA_API_KEY", settings.nasaKey),
    ].map { name, variable, saved in
      if let value = environment[variable], !value.isEmpty { return finding(name, value, from: .variable(variable)) }
      if let saved, !saved.isEmpty { return finding(name, saved, from: .settings) }
      guard name == "openWeatherKey", settings.provider == .openWeatherMap else {
        return Finding(.key(name), .ok, .key(.notNeeded))
      }
      return Finding(
        .key(name), .problem, .key(.missing), step: .setKey(setting: name, variable: variable))
    }
  }

  /// A key that holds blanks was pasted with something around it.
  private static func finding(_ name: String, _ value: String, from source: Finding.KeySource) -> Finding {
    guard value.contains(where: { $0.isWhitespace || !$0.isASCII }) else {
      return Finding(.key(name), .ok, .key(.set(source)))
    }
    return Finding(.key(name), .warning, .key(.odd(source)), step: .setKeyAgain)
  }
}
