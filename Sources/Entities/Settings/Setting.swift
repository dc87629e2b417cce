/// One setting, whole: the row that the settings file, `skydash config`, its help, the manual page and the completions
/// are made from.
package struct Setting: Sendable {
  /// A value as the file and the command line hold it.
  package enum Value: Hashable, Sendable {
    case text(String)
    case number(Int)
  }

  /// Which values it takes.
  package enum Form: Sendable {
    case choice([String])
    /// Whole seconds, typed as a duration.
    case seconds(ClosedRange<Int>)
    case megabytes(ClosedRange<Int>)
    /// The key of a service, whose text is never shown.
    case secret
  }

  /// As it is in the file and is typed: `watchInterval`, `units.temperature`.
  package let key: String
  package let form: Form
  /// What it is for, or `nil` where its choices say enough.
  package let purpose: Phrase?
  private let read: @Sendable (Settings) -> Value?
  private let write: @Sendable (Value, inout Settings) -> Bool

  /// All of them but the cities, in the order of the file.
  package static let all =
    Measure.choosable.map(unit) + [
      choice("units.clock", \.units.clock),
      choice("provider", \.provider, Phrase("service")),
      number(
        "watchInterval", Form.seconds, Settings.watchIntervals, \.watchInterval,
        Phrase("time between refreshes of the live table, such as 15m")),
      choice("language", \.language),
      choice("picture", \.picture, Phrase("picture mode")),
      choice("background", \.background, Phrase("the terminal's background")),
      choice("motion", \.motion, Phrase("animation")),
      choice("icons", \.icons, Phrase("weather symbols (nerd needs a Nerd Font)")),
      choice("panes", \.panes, Phrase("panes about the selected city in the live table")),
      number(
        "cacheSize", Form.megabytes, Settings.cacheSizes, \.cacheSize,
        Phrase("maximum cache size in MB, 1 to 100,000")),
      secret(.openWeather, Phrase("OpenWeatherMap key, required by that provider")),
      secret(.openMeteo, Phrase("Open-Meteo key, for paying customers")),
      secret(.nasa, Phrase("api.nasa.gov key, a second source for the picture")),
    ]

  /// Those of `skydash config`; units have a command of their own.
  package static let configurable = all.filter { !$0.isUnit }

  /// The setting of `skydash config` with that key, ignoring case, or `nil`.
  package static func configurable(_ key: String) -> Setting? {
    configurable.first { $0.key.lowercased() == key.lowercased() }
  }

  /// Its value, or `nil` for a secret that is not set.
  package func value(in settings: Settings) -> Value? { read(settings) }

  /// Takes a value over; returns whether the setting has it, and changes nothing if not.
  package func set(_ value: Value, in settings: inout Settings) -> Bool { write(value, &settings) }

  /// Gives it back its default.
  package func unset(in settings: inout Settings) {
    _ = write(read(Settings()) ?? .text(""), &settings)
  }

  package var isSecret: Bool { if case .secret = form { true } else { false } }

  /// The values it takes where they can be listed, else none.
  package var choices: [String] { if case .choice(let choices) = form { choices } else { [] } }

  /// What a right value of the file is, as the end of a sentence.
  package var expectation: Phrase {
    switch form {
    case .choice(let choices): Phrase("one of \(choices.joined(separator: ", "))")
    case .seconds(let range), .megabytes(let range):
      Phrase("a whole number from \(range.lowerBound) to \(range.upperBound)")
    case .secret: Phrase("a key of letters and digits")
    }
  }

  var isUnit: Bool { key.hasPrefix("units.") }
}

extension Setting: Equatable {
  package static func == (one: Setting, other: Setting) -> Bool { one.key == other.key }
}

extension Setting {
  private typealias Path<Value> = any WritableKeyPath<Settings, Value> & Sendable

  private static func choice<Choice: RawRepresentable<String> & CaseIterable & SendableMetatype>(
    _ key: String, _ path: Path<Choice>, _ purpose: Phrase? = nil
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
      key: "units." + measure.name, form: .choice(measure.units.map(\.name)), purpose: nil,
      read: { .text($0.units[measure].name) },
      write: { value, settings in
        guard case .text(let name) = value else { return false }
        return settings.units.choose(name, for: measure)
      })
  }

  private static func number(
    _ key: String, _ form: (ClosedRange<Int>) -> Form, _ range: ClosedRange<Int>, _ path: Path<Int>, _ purpose: Phrase
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

  /// Keys are printable ASCII without a space; anything else was pasted wrongly.
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
