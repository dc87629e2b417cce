package import Entities

/// Whether the keys that the settings call for are there; their text is never told.
package enum KeyCheck {
  /// One line for each key.
  ///
  /// - Parameters:
  ///   - settings: As they are saved.
  ///   - environment: The environment variables, which count more.
  /// - Returns: Findings without any key.
  package static func findings(_ settings: Settings, environment: [String: String]) -> [Finding] {
    [
      finding(
        "openWeatherKey", variable: "OPENWEATHER_API_KEY", settings.openWeatherKey, environment,
        isNeeded: settings.provider == .openWeatherMap),
      finding("openMeteoKey", variable: "OPEN_METEO_API_KEY", settings.openMeteoKey, environment),
      finding("nasaKey", variable: "NASA_API_KEY", settings.nasaKey, environment),
    ]
  }

  private static func finding(
    _ name: String, variable: String, _ saved: String?, _ environment: [String: String], isNeeded: Bool = false
  ) -> Finding {
    if let value = environment[variable], !value.isEmpty {
      return finding(name, value, from: "by \(variable)")
    }
    if let saved, !saved.isEmpty { return finding(name, saved, from: "in the settings") }
    guard isNeeded else { return Finding(.keys, name, .ok, "not set, and not needed") }
    return Finding(
      .keys, name, .problem, "not set, but the provider needs it",
      nextStep: "set it with “skydash config set \(name) …” or the variable \(variable)")
  }

  /// A key that holds blanks was pasted with something around it.
  private static func finding(_ name: String, _ value: String, from source: String) -> Finding {
    guard value.contains(where: { $0.isWhitespace || !$0.isASCII }) else {
      return Finding(.keys, name, .ok, "set \(source)")
    }
    return Finding(
      .keys, name, .warning, "set \(source), but it holds blanks or signs that no key has", nextStep: "set it again")
  }
}
