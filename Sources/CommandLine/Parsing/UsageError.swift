import Entities

/// A command line that is wrong: one sentence with the next step, the usage line that helps, exit code 64.
package struct UsageError: Error, Equatable, Sendable {
  /// Safe for a terminal whatever was typed, and without the text of anything that could be a key.
  package let sentence: String
  /// The command whose usage line helps; `nil` for that of the whole program.
  package var command: CommandDefinition?

  package init(_ sentence: String, in command: CommandDefinition? = nil) {
    self.sentence = sentence
    self.command = command
  }

  /// The lines for standard error.
  package var report: String {
    let end = sentence.hasSuffix("?") || sentence.hasSuffix(".") ? "" : "."
    let usage = command?.usage[0] ?? "skydash [COMMAND] [OPTION...]"
    return "skydash: \(sentence.capitalizedFirst)\(end)\nusage: \(usage)\n"
  }
}

extension UsageError {
  /// Two options, or an option and a word, that cannot stand together.
  static func conflict(_ one: String, _ other: String) -> UsageError {
    UsageError("\(one.quoted) and \(other.quoted) can't be used together; leave one of them out")
  }

  static func needs(_ option: Option, _ other: Option) -> UsageError {
    UsageError("'\(option.spelling)' requires '\(other.spelling)'; add it")
  }

  static func unknownCommand(_ word: String) -> UsageError {
    let isPlace = word.unicodeScalars.allSatisfy(\.properties.isAlphabetic) && (3...40).contains(word.count)
    let city = isPlace && !word.couldBeKey ? "; for a city, run 'skydash city \(word)';" : ";"
    let hint = Spelling.hint(Spelling.command(for: word), or: "\(city) 'skydash help' lists the commands")
    return UsageError("unknown command \(word.quoted)\(hint)")
  }

  /// The name is the word without its dashes.
  static func unknownOption(_ word: String, name: String) -> UsageError {
    let hint = Spelling.hint(Spelling.option(for: name), or: "; 'skydash help' lists the options")
    return UsageError("unknown option \(word.quoted)\(hint)")
  }

  /// An option that other commands take.
  static func misplaced(_ option: Option, _ value: String, in command: CommandDefinition) -> UsageError {
    if command == .apod, option == .date {
      let day = DayWord(value) == nil ? "yesterday" : value
      return UsageError("'skydash apod' takes just the date; run 'skydash apod \(day)'", in: command)
    }
    let takers = CommandDefinition.listed.filter { $0.option(named: option.name) != nil }.map { "'skydash \($0.name)'" }
    let belonging = takers.count > 4 ? takers.prefix(3).joined(separator: ", ") + " and others" : list(takers, "and")
    return UsageError(
      "'skydash \(command.name)' has no '\(option.spelling)' option; use it with \(belonging)", in: command)
  }

  /// An argument with characters that no terminal should be sent.
  static func unprintable(_ text: String) -> UsageError {
    UsageError("\(text.quoted) contains characters that can't be shown; leave them out")
  }

  /// `a, b or c`.
  static func list(_ words: [String], _ conjunction: String) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return "\(words.dropLast().joined(separator: ", ")) \(conjunction) \(last)"
  }
}

extension String {
  /// What somebody typed, between quotes: what no terminal should be sent is spelt out (`\u{1B}`), a long text is cut, and
  /// what could be the key of a service is left out.
  var quoted: String {
    let longest = 60
    let scalars = withoutKey.unicodeScalars
    let text = scalars.prefix(longest).map { scalar in
      scalar.isPrintable ? String(scalar) : "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }
    return "'\(text.joined())\(scalars.count > longest ? "..." : "")'"
  }

  /// The text up to the first part that could be a key; of `nasaKey=…` what follows the sign always is one.
  private var withoutKey: String {
    let parts = split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    if parts.count == 2, parts[0].lowercased().hasSuffix("key"), !parts[1].isEmpty { return parts[0] + "=..." }
    let words = split(omittingEmptySubsequences: false) {
      !$0.isASCII || !($0.isLetter || $0.isNumber || "_-".contains($0))
    }
    guard let key = words.first(where: \.couldBeKey) else { return self }
    return self[..<key.startIndex] + "..."
  }
}

extension StringProtocol {
  /// Whether a text is long enough and of such letters that it could be a key: letters and digits mixed from eight
  /// characters on, letters alone from twenty-four.
  fileprivate var couldBeKey: Bool {
    let letters = utf8.filter { 0x41...0x5A ~= $0 || 0x61...0x7A ~= $0 }.count
    let digits = utf8.filter { 0x30...0x39 ~= $0 }.count
    return letters + digits >= 8 && letters > 0 && digits > 0 || letters >= 24
  }
}

extension Unicode.Scalar {
  /// Whether a terminal would only draw it: no control, no format or bidirectional character, no line separator.
  var isPrintable: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned: false
    default: true
    }
  }
}
