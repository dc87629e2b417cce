package import Entities

/// Whether the keys that the settings call for are there; their text is never shown.
package enum KeyCheck {
  /// One line for each key, as it is saved or as the environment has it, which counts more.
  package static func findings(_ settings: Settings, environment: [String: String]) -> [Finding] {
    APIKey.all.map { key in
      if let value = environment[key.variable], !value.isEmpty {
        return finding(key.setting, value, from: .variable(key.variable))
      }
      if let saved = settings[keyPath: key.path], !saved.isEmpty { return finding(key.setting, saved, from: .settings) }
      let services = settings.provider.providers.map(\.service.row)
      guard key.isNeeded, services.contains(where: { $0.key?.setting == key.setting }) else {
        return Finding(.key(key.setting), .ok, .key(.notNeeded))
      }
      return Finding(
        .key(key.setting), .problem, .key(.missing), step: .setKey(setting: key.setting, variable: key.variable))
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
