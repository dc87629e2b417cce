/// Arguments sorted into words and options, before anybody knows the command.
struct ArgumentScan {
  private(set) var words: [String] = []
  private(set) var options: [(name: OptionName, value: String)] = []
  /// The first thing wrong; what follows is scanned all the same, so that `--help` is heard.
  private(set) var problem: UsageProblem?

  private var rest: ArraySlice<String>

  /// Longer arguments are refused: no name, path or template needs more.
  private static let longest = 4096

  init(_ arguments: [String]) {
    rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" { break }
      read(argument)
    }
    rest.forEach { addWord($0) }
  }

  func has(_ option: OptionName) -> Bool { options.contains { $0.name == option } }

  /// The value of an option; of several, the last.
  func value(_ option: OptionName) -> String? { options.last { $0.name == option }?.value }

  private mutating func read(_ argument: String) {
    if argument.hasPrefix("--") {
      readLong(argument)
    } else if argument.hasPrefix("-"), argument.utf8.count > 1, !Self.isNegative(argument) {
      readShort(argument)
    } else {
      addWord(argument)
    }
  }

  /// Whether it is a number below zero, or coordinates that begin with one.
  private static func isNegative(_ argument: String) -> Bool {
    guard let second = argument.dropFirst().first else { return false }
    return second == "." || ("0"..."9").contains(second)
  }

  private mutating func addWord(_ word: String) {
    if word.utf8.count > Self.longest { note(.longArgument) }
    words.append(word)
  }

  private mutating func readLong(_ argument: String) {
    let parts = argument.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts.first.map(String.init) ?? ""
    guard let option = OptionName(rawValue: name) else { return note(unknown(argument, name)) }
    add(option, attached: parts.count > 1 ? String(parts[1]) : nil)
  }

  private mutating func readShort(_ argument: String) {
    let name = String(argument.dropFirst())
    guard let letter = name.first, let option = OptionName(letter: letter), OptionName(rawValue: name) == nil,
      option.placeholder != nil || name.count == 1
    else { return note(unknown(argument, name)) }
    let attached = name.dropFirst()
    add(option, attached: attached.isEmpty ? nil : String(attached.first == "=" ? attached.dropFirst() : attached))
  }

  private mutating func add(_ option: OptionName, attached: String?) {
    guard option.placeholder != nil else {
      if let attached { note(.needlessValue(option, attached)) }
      return options.append((option, ""))
    }
    guard let value = attached ?? nextValue() else { return note(.missingValue(option)) }
    if value.utf8.count > Self.longest { note(.longArgument) }
    options.append((option, value))
  }

  /// The next argument, unless it is an option itself; a value that looks like one is attached with `=`.
  private mutating func nextValue() -> String? {
    guard let next = rest.first, !next.hasPrefix("--"), !(next.count == 2 && Self.isShort(next)) else { return nil }
    return rest.popFirst()
  }

  private static func isShort(_ argument: String) -> Bool {
    argument.hasPrefix("-") && (argument.last.flatMap(OptionName.init(letter:)) != nil)
  }

  private func unknown(_ argument: String, _ name: String) -> UsageProblem {
    let typed = argument.split(separator: "=", maxSplits: 1).first.map(String.init) ?? argument
    return .unknownOption(typed, nearest: Suggestion.option(for: name))
  }

  private mutating func note(_ problem: UsageProblem) {
    if self.problem == nil { self.problem = problem }
  }
}
