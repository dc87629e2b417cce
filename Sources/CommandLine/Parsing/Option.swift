import Entities

/// One option, whole: the row that the parser, the help, the manual page and the completions are made from.
package struct Option: Sendable {
  /// As it is typed after `--`.
  package let name: String
  /// The letter of its short form, if any.
  package let letter: Character?
  /// What follows it, or `nil` for a switch.
  package let value: Value?
  /// What it does: one line without a full stop.
  package let summary: String
  private let read: @Sendable (String, Option, inout Options) throws(UsageError) -> Void

  /// The value of an option.
  package struct Value: Sendable {
    /// What the help calls it.
    package let placeholder: String
    /// What it is, for a message.
    package let expectation: String
    var completion = Completion.none

    init(placeholder: String, expectation: String, completion: Completion = .none) {
      self.placeholder = placeholder
      self.expectation = expectation
      self.completion = completion
    }
  }

  /// What may stand at a place, for the completion scripts.
  enum Completion: Equatable, Sendable {
    case none
    case words([String])
    /// Names of commands.
    case commands
    /// Several words between commas.
    case list([String])
    case file
    /// Saved cities.
    case city
    /// Places of the built-in list.
    case place
  }

  /// A switch.
  init(_ name: String, letter: Character? = nil, _ summary: String, sets path: Path<Bool>) {
    self.init(name, letter: letter, nil, summary) { _, _, options throws(UsageError) in options[keyPath: path] = true }
  }

  /// A switch that chooses how data is printed.
  init(_ name: String, _ summary: String, prints format: OutputFormat) {
    self.init(name, letter: nil, nil, summary) { _, _, options throws(UsageError) in options.format = format }
  }

  /// An option with a value.
  init<Parsed>(
    _ name: String, letter: Character? = nil, _ value: Value, _ summary: String, sets path: Path<Parsed>,
    by parse: @escaping @Sendable (String, Option) throws(UsageError) -> Parsed
  ) {
    self.init(name, letter: letter, value, summary) { text, option, options throws(UsageError) in
      options[keyPath: path] = try parse(text, option)
    }
  }

  init(
    _ name: String, letter: Character?, _ value: Value?, _ summary: String,
    read: @escaping @Sendable (String, Option, inout Options) throws(UsageError) -> Void
  ) {
    self.name = name
    self.letter = letter
    self.value = value
    self.summary = summary
    self.read = read
  }

  typealias Path<Target> = any WritableKeyPath<Options, Target> & Sendable

  /// Takes over what follows it, of a switch nothing.
  func take(_ text: String, into options: inout Options) throws(UsageError) { try read(text, self, &options) }

  /// As it is typed: `--json`.
  package var spelling: String { "--\(name)" }

  /// All that begin it: `-i` and `--interval`.
  var spellings: [String] { (letter.map { ["-\($0)"] } ?? []) + [spelling] }

  /// As the help lists it: `-i, --interval DURATION`.
  var listing: String { spellings.joined(separator: ", ") + (value.map { " \($0.placeholder)" } ?? "") }

  /// What may follow it.
  var completion: Completion { value?.completion ?? .none }

  /// The refusal of a value.
  func refused(_ text: String, nearest: String? = nil) -> UsageError {
    UsageError("'\(spelling)' takes \(value?.expectation ?? "nothing"), not \(Quoted(text))\(Nearest(nearest))")
  }
}

extension Option: Equatable {
  /// Names may be shared by commands that take different values, such as `--from`.
  package static func == (one: Option, other: Option) -> Bool {
    one.name == other.name && one.value?.placeholder == other.value?.placeholder
  }
}
