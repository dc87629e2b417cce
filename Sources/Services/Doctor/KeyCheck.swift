package import Entities

/// Checks that the API keys the settings need are set; never shows a key.
package enum KeyCheck {
  /// One finding per key, in the order of `APIKey.all`; the environment overrides the settings.
  package static func findings(_ settings: Settings, environment: [String: String]) -> [Finding] {
    APIKey.all.map { key in
      if let value = key.value(in: environment) {
        return finding(key.setting, value, from: Phrase("set by \(key.variable)"))
      }
      if let saved = settings[keyPath: key.path], !saved.isEmpty {
        return finding(key.setting, saved, from: Phrase("set in the settings"))
      }
      let rows = settings.provider.providers.map(\.service.row)
      guard key.isRequired, rows.contains(where: { $0.key?.setting == key.setting }) else {
        return Finding(.keys, .key(key.setting), .ok, Phrase("not set (not needed)"))
      }
      return Finding(
        .keys, .key(key.setting), .problem, Phrase("not set, but the chosen provider needs it"),
        step: Phrase("set it with “skydash config set \(key.setting) …” or the variable \(key.variable)"))
    }
  }

  /// Warns of a key with spaces, control or non-ASCII characters: something else was pasted with it.
  private static func finding(_ name: String, _ value: String, from source: Phrase) -> Finding {
    guard value.unicodeScalars.contains(where: { !("!"..."~").contains($0) }) else {
      return Finding(.keys, .key(name), .ok, source)
    }
    return Finding(
      .keys, .key(name), .warning, Phrase("\(source), but it contains spaces or other characters that keys never have"),
      step: Phrase("set it again"))
  }
}
