import Entities

/// One value of the settings file: where it stands, how it is read and how it is written.
struct SettingsField {
  let path: [String]
  /// What a right value looks like, for a warning.
  let expected: String
  /// Takes a value over, or says that it is not one.
  let read: (JSONValue, inout Settings) -> Bool
  /// The value as JSON, or `nil` to leave the key out.
  let write: (Settings) -> JSONValue?

  var name: String { path.joined(separator: ".") }

  /// All fields but the cities, in the order they are written.
  static var all: [SettingsField] {
    [
      choice(["units", "temperature"], \.units.temperature),
      choice(["units", "windSpeed"], \.units.windSpeed),
      choice(["units", "precipitation"], \.units.precipitation),
      choice(["units", "pressure"], \.units.pressure),
      choice(["units", "distance"], \.units.distance),
      choice(["units", "clock"], \.units.clock),
      choice(["provider"], \.provider),
      whole(["watchInterval"], \.watchInterval, in: Settings.watchIntervals),
      choice(["language"], \.language),
      choice(["picture"], \.picture),
      choice(["background"], \.background),
      choice(["motion"], \.motion),
      whole(["cacheSize"], \.cacheSize, in: Settings.cacheSizes),
      key(["openWeatherKey"], \.openWeatherKey),
      key(["openMeteoKey"], \.openMeteoKey),
      key(["nasaKey"], \.nasaKey),
    ]
  }

  private static func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ path: [String], _ value: WritableKeyPath<Settings, Choice>
  ) -> SettingsField {
    SettingsField(
      path: path, expected: "one of " + Choice.allCases.map(\.rawValue).joined(separator: ", "),
      read: { json, settings in
        guard let choice = json.string.flatMap(Choice.init(rawValue:)) else { return false }
        settings[keyPath: value] = choice
        return true
      },
      write: { .string($0[keyPath: value].rawValue) })
  }

  private static func whole(
    _ path: [String], _ value: WritableKeyPath<Settings, Int>, in range: ClosedRange<Int>
  ) -> SettingsField {
    SettingsField(
      path: path, expected: "a whole number from \(range.lowerBound) to \(range.upperBound)",
      read: { json, settings in
        guard let number = json.int, range.contains(number) else { return false }
        settings[keyPath: value] = number
        return true
      },
      write: { .number(String($0[keyPath: value])) })
  }

  private static func key(_ path: [String], _ value: WritableKeyPath<Settings, String?>) -> SettingsField {
    SettingsField(
      path: path, expected: "a key of letters and digits",
      read: { json, settings in
        guard let text = json.string, text.utf8.count <= 500, text.utf8.allSatisfy({ 0x21...0x7E ~= $0 }) else {
          return false
        }
        settings[keyPath: value] = text.isEmpty ? nil : text
        return true
      },
      write: { $0[keyPath: value].map { .string($0) } })
  }
}
