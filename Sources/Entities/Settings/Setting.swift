/// A setting: a row from which the settings file, `skydash config`, help, manual page and completions are derived.
package struct Setting: Equatable, Sendable {
  /// A value, as in the file and on the command line.
  package enum Value: Hashable, Sendable {
    case text(String)
    case number(Int)
  }

  /// The kind of values that a setting takes.
  package enum Form: Sendable {
    /// One of these words.
    case choice([String])
    /// Whole seconds; on the command line, a duration such as `15m`.
    case seconds(ClosedRange<Int>)
    case megabytes(ClosedRange<Int>)
    /// An API key, which is never shown.
    case secret
  }

  /// The key in the file and on the command line: `watchInterval`, `units.temperature`.
  package let key: String
  package let form: Form
  /// A description for the help; `nil` if key and choices say enough.
  package let purpose: Phrase?
  private let read: @Sendable (Settings) -> Value?
  /// Returns `false` and changes nothing if the value is invalid.
  private let write: @Sendable (Value, inout Settings) -> Bool

  /// All settings except the cities, in the order of the file.
  package static let all =
    Measure.choosable.map(unit) + [
      choice(unitKey("clock"), at: \.units.clock),
      choice("provider", at: \.provider, Phrase("service")),
      number(
        "watchInterval", Form.seconds, in: Settings.watchIntervals, at: \.watchInterval,
        Phrase("time between refreshes of the live table, such as 15m")),
      choice("language", at: \.language),
      choice("picture", at: \.picture, Phrase("picture mode")),
      choice("background", at: \.background, Phrase("the terminal's background")),
      choice("motion", at: \.motion, Phrase("animation")),
      choice("icons", at: \.icons, Phrase("weather symbols (nerd needs a Nerd Font)")),
      choice("panes", at: \.panes, Phrase("panes about the selected city in the live table")),
      number(
        "cacheSize", Form.megabytes, in: Settings.cacheSizes, at: \.cacheSize,
        Phrase("maximum cache size in MB, 1 to 100,000")),
      secret(.openWeather, Phrase("OpenWeatherMap key, required by that provider")),
      secret(.openMeteo, Phrase("Open-Meteo key, for paying customers")),
      secret(.nasa, Phrase("api.nasa.gov key, a second source for the picture")),
    ]

  /// The settings of `skydash config`; units have their own command.
  package static let configurable = all.filter { !$0.isUnit }

  /// The setting of `skydash config` with a key, ignoring case; `nil` if there is none.
  package static func configurable(_ key: String) -> Setting? {
    configurable.first { $0.key.lowercased() == key.lowercased() }
  }

  /// Its value in some settings; `nil` for a secret that isn't set.
  package func value(in settings: Settings) -> Value? { read(settings) }

  /// Sets a value; returns `false` and changes nothing if it is invalid.
  package func set(_ value: Value, in settings: inout Settings) -> Bool { write(value, &settings) }

  /// Resets it to its default. A secret has none; an empty text removes it.
  package func unset(in settings: inout Settings) { _ = write(read(Settings()) ?? .text(""), &settings) }

  package var isSecret: Bool { if case .secret = form { true } else { false } }

  /// The words it takes; empty if they can't be listed.
  package var choices: [String] { if case .choice(let choices) = form { choices } else { [] } }

  /// What a valid value is, as the end of a sentence.
  package var expectation: Phrase {
    switch form {
    case .choice(let choices): Phrase("one of \(choices.joined(separator: ", "))")
    case .seconds(let range), .megabytes(let range):
      Phrase("a whole number from \(range.lowerBound) to \(range.upperBound)")
    case .secret: Phrase("a key of letters and digits")
    }
  }

  /// The key of a unit or of the clock, by its name.
  static func unitKey(_ name: String) -> String { "units." + name }

  var isUnit: Bool { key.hasPrefix(Self.unitKey("")) }

  package static func == (left: Setting, right: Setting) -> Bool { left.key == right.key }
}

extension Setting {
  private typealias Path<Value> = any WritableKeyPath<Settings, Value> & Sendable

  private static func choice<Choice: RawRepresentable<String> & CaseIterable & SendableMetatype>(
    _ key: String, at path: Path<Choice>, _ purpose: Phrase? = nil
  ) -> Setting {
    Setting(
      key: key, form: .choice(Choice.allCases.map(\.rawValue)), purpose: purpose,
      read: { .text($0[keyPath: path].rawValue) },
      write: { value, settings in
        guard case .text(let text) = value, let choice = Choice(rawValue: text) else { return false }
        settings[keyPath: path] = choice
        return true
      })
  }

  private static func unit(of measure: Measure) -> Setting {
    Setting(
      key: unitKey(measure.name), form: .choice(measure.units.map(\.name)), purpose: nil,
      read: { .text($0.units[measure].name) },
      write: { value, settings in
        guard case .text(let name) = value else { return false }
        return settings.units.choose(name, for: measure)
      })
  }

  private static func number(
    _ key: String, _ form: (ClosedRange<Int>) -> Form, in range: ClosedRange<Int>, at path: Path<Int>,
    _ purpose: Phrase
  ) -> Setting {
    Setting(
      key: key, form: form(range), purpose: purpose,
      read: { .number($0[keyPath: path]) },
      write: { value, settings in
        guard case .number(let number) = value, range.contains(number) else { return false }
        settings[keyPath: path] = number
        return true
      })
  }

  /// API keys are at most 500 printable ASCII characters without spaces; anything else is a pasting mistake.
  private static func secret(_ key: APIKey, _ purpose: Phrase) -> Setting {
    let path = key.path
    return Setting(
      key: key.setting, form: .secret, purpose: purpose,
      read: { $0[keyPath: path].map { .text($0) } },
      write: { value, settings in
        guard case .text(let text) = value, text.utf8.count <= 500, text.utf8.allSatisfy({ 0x21...0x7E ~= $0 }) else {
          return false
        }
        settings[keyPath: path] = text.isEmpty ? nil : text
        return true
      })
  }
}
