package import Entities

/// A row of the table of options, from which the parser, help, manual page and completions are made.
package struct Option: Equatable, Sendable {
  /// The name as typed after `--`.
  package let name: String
  /// The letter of its short form; `nil` if there is none.
  package let letter: Character?
  /// The kind of its value; `nil` for a switch.
  package let value: Value?
  /// What it does, in one line without a full stop.
  package let summary: Phrase
  /// Sets what the option means. It takes the text of the value, and the option for errors that name it.
  private let read: @Sendable (String, Option, inout Options) throws(UsageError) -> Void

  /// The value of an option.
  package struct Value: Sendable {
    /// Its name in the help.
    let placeholder: String
    /// What it must be, for messages: `a number from …`.
    let expectation: Phrase
    /// What may be typed for it; computed only when completions or an error need it.
    let choices: @Sendable () -> Choices
    /// Whether a word after the option is its optional value, rather than a place. After a place, any word without a
    /// dash is the value. `nil` if the value is required.
    let isOptionalValue: (@Sendable (String) -> Bool)?

    init(
      placeholder: String, expectation: Phrase, choices: @autoclosure @escaping @Sendable () -> Choices = .none,
      isOptionalValue: (@Sendable (String) -> Bool)? = nil
    ) {
      (self.placeholder, self.expectation) = (placeholder, expectation)
      (self.choices, self.isOptionalValue) = (choices, isOptionalValue)
    }
  }

  /// What may be typed at a position of the command line, for completions.
  enum Choices: Sendable {
    case none
    case words([String])
    case commands
    case settings
    /// Words, of which several may be given, separated by commas.
    case list([String])
    case file
    /// A saved city, as one word.
    case city
    /// All words of the command as one name: of a saved city, or of a place in the built-in list.
    case name(isSaved: Bool)

    /// The fixed words to choose from; empty if there are none.
    var candidates: [Completion.Candidate] {
      switch self {
      case .words(let words), .list(let words): words.map { .init(word: $0) }
      case .commands: CommandDefinition.listed.map { .init(word: $0.name, summary: $0.summary) }
      case .settings: Setting.configurable.map { .init(word: $0.key, summary: $0.explanation) }
      case .none, .file, .city, .name: []
      }
    }
  }

  /// A switch.
  init(_ name: String, letter: Character? = nil, _ summary: Phrase, sets path: Path<Bool>) {
    self.init(name, letter: letter, summary) { _, _, options throws(UsageError) in options[keyPath: path] = true }
  }

  /// A switch that chooses the output format.
  init(_ name: String, _ summary: Phrase, prints format: OutputFormat) {
    self.init(name, summary) { _, _, options throws(UsageError) in options.format = format }
  }

  /// An option with a required value; `parse` returns `nil` for an invalid text.
  init<Parsed>(
    _ name: String, letter: Character? = nil, takes value: Value, _ summary: Phrase, sets path: Path<Parsed?>,
    by parse: @escaping @Sendable (String) throws(UsageError) -> Parsed?
  ) {
    self.init(name, letter: letter, takes: value, summary) { text, option, options throws(UsageError) in
      let parsed: Parsed = try option.required(try parse(text), of: text)
      options[keyPath: path] = parsed
    }
  }

  /// An option that chooses a part of the sky's page by its value, `nil` if that is left out; `parse` returns `nil` for
  /// an invalid text.
  init<Parsed>(
    _ name: String, optionally value: Value, _ summary: Phrase, shows part: @escaping @Sendable (Parsed?) -> SkyPart,
    by parse: @escaping @Sendable (String) throws(UsageError) -> Parsed?
  ) {
    self.init(name, takes: value, summary) { text, option, options throws(UsageError) in
      options.skyPart = part(text.isEmpty ? nil : try option.required(try parse(text), of: text))
    }
  }

  /// Any option. Without `value` it is a switch; without `read` it sets nothing, and commands check whether it's given.
  init(
    _ name: String, letter: Character? = nil, takes value: Value? = nil, _ summary: Phrase,
    read: @escaping @Sendable (String, Option, inout Options) throws(UsageError) -> Void = { _, _, _ in }
  ) {
    (self.name, self.letter, self.value, self.summary, self.read) = (name, letter, value, summary, read)
  }

  /// Where an option stores its value.
  typealias Path<Target> = any WritableKeyPath<Options, Target> & Sendable

  /// Sets what the option means with this text as its value, empty for none; throws if the text is invalid.
  func apply(_ text: String, into options: inout Options) throws(UsageError) { try read(text, self, &options) }

  /// As typed: `--json`.
  package var spelling: String { "--\(name)" }

  /// As the help lists it: `-i, --interval DURATION`, `--year [YYYY]`.
  var listing: String {
    let placeholder = value.map { needsValue ? " \($0.placeholder)" : " [\($0.placeholder)]" }
    return (letter.map { "-\($0), " } ?? "") + spelling + (placeholder ?? "")
  }

  /// Whether its value is required.
  var needsValue: Bool { value.map { $0.isOptionalValue == nil } ?? false }

  /// What may be typed for its value; `.none` for a switch.
  var choices: Choices { value?.choices() ?? .none }

  /// The parsed value of a text; if it is `nil`, throws an error that refuses the text.
  func required<Parsed>(_ parsed: Parsed?, of text: String) throws(UsageError) -> Parsed {
    if let parsed { return parsed }
    throw .refused(
      text, by: spelling, expecting: value?.expectation ?? Phrase("no value"),
      nearest: Spelling.nearest(to: text, among: choices.candidates.map(\.word)))
  }

  /// Whether they have the same name and kind of value: `--from` takes a file in some commands, a date in another.
  package static func == (left: Option, right: Option) -> Bool {
    left.name == right.name && left.value?.placeholder == right.value?.placeholder
  }
}
