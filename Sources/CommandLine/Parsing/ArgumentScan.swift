import Entities

/// Arguments sorted into words and options before the command is known.
struct ArgumentScan {
  /// The arguments that aren't options or their values, in order: the command, if any, then its words.
  var words: [String] = []
  /// The options in order, in the sense of the command if it comes before them, else in the first sense of their names.
  /// The value is empty for a switch, or if an optional one is left out.
  private(set) var options: [(option: Option, value: String)] = []
  /// The first error; scanning continues, so that a later `--help` still works.
  private(set) var problem: UsageError?
  /// The last argument, if it is an option whose value may follow.
  private(set) var openOption: Option?
  /// The option right before the first word after the command, if its optional value is missing. That word may be a
  /// misspelt value: in `sky --next planets`, `planets` is no kind of event, so this is `--next`.
  private(set) var optionBeforeName: Option?
  /// Whether `--` has ended the options.
  private(set) var hasEndedOptions = false

  /// The arguments not read yet.
  private var rest: ArraySlice<String>

  /// The longest argument accepted, in bytes.
  private static let longest = 4096

  /// The error for a longer argument, which isn't repeated because it may be a secret.
  private static let tooLong = UsageError(Phrase("an argument is longer than \(longest) bytes; shorten it"))

  init(_ arguments: [String]) {
    rest = arguments[...]
    while let argument = rest.popFirst() {
      hasEndedOptions = argument == "--"
      if hasEndedOptions { break }
      read(argument)
    }
    rest.forEach { addWord($0) }
  }

  /// The settings file of the last `--config`; `nil` if there is none.
  var configPath: String? { options.last { $0.option == .config }?.value }

  func has(_ option: Option) -> Bool { options.contains { $0.option == option } }

  private mutating func read(_ argument: String) {
    if argument.hasPrefix("--") { return readLong(argument) }
    if Self.isOption(argument) { readShort(argument) } else { addWord(argument) }
  }

  /// Whether an argument begins like an option: with a dash, but not as `-` alone, a negative number or coordinates.
  static func isOption(_ argument: String) -> Bool {
    guard argument.hasPrefix("-"), let second = argument.dropFirst().first else { return false }
    return second != "." && !("0"..."9").contains(second)
  }

  private mutating func addWord(_ word: String) {
    if word.utf8.count > Self.longest { note(Self.tooLong) }
    words.append(word)
  }

  private mutating func readLong(_ argument: String) {
    let parts = argument.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts.first.map(String.init) ?? ""
    guard let option = option(named: name) else { return note(.unknownOption(argument, name: name)) }
    add(option, attached: parts.count > 1 ? String(parts[1]) : nil)
  }

  private mutating func readShort(_ argument: String) {
    let name = String(argument.dropFirst())
    // Letters of switches can't be joined, and `-json` is a misspelt `--json`, not `-j` with a value.
    guard let option = Self.option(letter: name.first), self.option(named: name) == nil,
      option.value != nil || name.count == 1
    else { return note(.unknownOption(argument, name: name)) }
    let attached = name.dropFirst()
    let value = attached.first == "=" ? attached.dropFirst() : attached
    add(option, attached: attached.isEmpty ? nil : String(value))
  }

  private mutating func add(_ option: Option, attached: String?) {
    guard let kind = option.value else {
      if let attached { note(UsageError(Phrase("'\(option.spelling)' takes no value; leave out \(attached.quoted)"))) }
      return options.append((option, ""))
    }
    if attached == nil, rest.isEmpty { openOption = option }
    let value = attached ?? (option.needsValue ? requiredValue() : optionalValue(of: option))
    // An empty value after `=`, as of an unset variable of a shell, doesn't mean that it is left out.
    guard let value, attached != "" || option.needsValue else {
      return note(UsageError(Phrase("'\(option.spelling)' needs a value: \(kind.expectation)")))
    }
    if value.utf8.count > Self.longest { note(Self.tooLong) }
    options.append((option, value))
  }

  /// The next argument if it is the value of an option that may do without one, else empty.
  private mutating func optionalValue(of option: Option) -> String {
    guard let next = rest.first else { return "" }
    // The first word is the command. After a place, any word can only be the value.
    let isValue = words.count > 1 && !next.hasPrefix("-") || option.value?.isOptionalValue?(next) == true
    if isValue { return rest.removeFirst() }
    if words.count == 1, !Self.isOption(next) { optionBeforeName = option }
    return ""
  }

  /// The next argument, unless it begins with `--` or is a short option: such a value must be attached with `=`.
  private mutating func requiredValue() -> String? {
    guard let next = rest.first, !next.hasPrefix("--") else { return nil }
    let isShortOption = next.count == 2 && next.hasPrefix("-") && Self.option(letter: next.last) != nil
    return isShortOption ? nil : rest.popFirst()
  }

  /// The option with a name. Before the command, the first one will do, because options of the same name either all
  /// take a value or none does.
  private func option(named name: String) -> Option? {
    // The common ones first, since they don't need the table of all commands.
    Option.common.first { $0.name == name } ?? words.first.flatMap(CommandDefinition.named)?.option(named: name)
      ?? CommandDefinition.options.first { $0.name == name }
  }

  private static func option(letter: Character?) -> Option? {
    letter.flatMap { letter in CommandDefinition.options.first { $0.letter == letter } }
  }

  /// Notes an error, unless there is an earlier one.
  private mutating func note(_ problem: UsageError) { self.problem = self.problem ?? problem }
}
