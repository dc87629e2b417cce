package import Entities

/// An invalid command line: one sentence with the next step, the usage line that helps, exit code 64.
package struct UsageError: Error, Equatable, Sendable {
  /// Safe for a terminal whatever was typed, and without anything that could be a service key.
  package let sentence: Phrase
  /// The command whose usage line is shown; `nil` for that of the program.
  package var command: CommandDefinition?

  package init(_ sentence: Phrase, in command: CommandDefinition? = nil) {
    (self.sentence, self.command) = (sentence, command)
  }

  /// The error and the usage line as they are printed on standard error, translated by `words`.
  package func report(_ words: (Phrase) -> String) -> String {
    let sentence = words(sentence).capitalizedFirst
    let end = sentence.hasSuffix("?") || sentence.hasSuffix(".") ? "" : "."
    return "skydash: \(sentence)\(end)\n\(words(HelpText.usageTitle))\(command?.usage.first ?? HelpText.usage)\n"
  }
}

extension UsageError {
  /// Two options, or an option and a word, that exclude each other.
  static func conflict(_ first: String, _ second: String) -> UsageError {
    UsageError(Phrase("\(first.quoted) and \(second.quoted) can't be used together; leave one of them out"))
  }

  /// An option that was left out although another has no effect without it.
  static func missing(_ required: Option, requiredBy option: Option) -> UsageError {
    UsageError(Phrase("'\(option.spelling)' requires '\(required.spelling)'; add it"))
  }

  /// An invalid value of an option, a setting or a command.
  static func refused(
    _ text: String, by name: String, expecting expectation: Phrase, nearest: String? = nil
  ) -> UsageError {
    UsageError(Phrase("'\(name)' takes \(expectation), not \(text.quoted)").hinting(at: nearest))
  }

  /// A first word that is no command. It may be a place that no list knows.
  static func unknownCommand(_ word: String) -> UsageError {
    let couldBePlace = word.unicodeScalars.allSatisfy(\.properties.isAlphabetic) && (3...40).contains(word.count)
    let unknown = Phrase("unknown command \(word.quoted)")
    if couldBePlace, !word.couldBeKey, Spelling.command(for: word) == nil {
      return UsageError(Phrase("\(unknown). For a city, run 'skydash city \(word)'; 'skydash help' lists the commands"))
    }
    let step = Phrase("'skydash help' lists the commands")
    return UsageError(unknown.hinting(at: Spelling.command(for: word), or: step))
  }

  /// A word with dashes that is no option; `name` is the word without them.
  static func unknownOption(_ word: String, name: String) -> UsageError {
    UsageError(
      Phrase("unknown option \(word.quoted)").hinting(
        at: Spelling.option(for: name), or: Phrase("'skydash help' lists the options")))
  }

  /// An option that only other commands take.
  static func misplaced(_ option: Option, value: String, in command: CommandDefinition) -> UsageError {
    if command == .apod, option == .date {
      let day = DayWord(value) == nil ? "yesterday" : value
      return UsageError(Phrase("'skydash apod' takes just the date; run 'skydash apod \(day)'"), in: command)
    }
    let takers = CommandDefinition.listed.filter { $0.option(named: option.name) != nil }.map { "'skydash \($0.name)'" }
    let others =
      takers.count > 4 ? Phrase("\(takers.prefix(3).joined(separator: ", ")) and others") : Phrase(oneOf: takers)
    return UsageError(
      Phrase("'skydash \(command.name)' has no '\(option.spelling)' option; use it with \(others)"), in: command)
  }

  /// An argument with characters that shouldn't be sent to a terminal.
  static func unprintable(_ text: String) -> UsageError {
    UsageError(Phrase("\(text.quoted) contains characters that can't be shown; leave them out"))
  }
}

extension Phrase {
  /// The words as alternatives: `a, b or c`.
  init(oneOf words: [String]) {
    let (former, last) = (words.dropLast().joined(separator: ", "), words.last ?? "")
    self = words.count > 1 ? Phrase("\(former) or \(last)") : Phrase(verbatim: last)
  }
}

extension String {
  /// Typed text between quotes: unprintable characters are escaped (`\u{1B}`), and the text ends, with dots, at a possible
  /// key or after sixty characters.
  var quoted: String {
    let longest = 60
    let scalars = withoutKey.unicodeScalars
    let text = scalars.prefix(longest).map { scalar in
      scalar.isPrintable ? String(scalar) : "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }
    return "'\(text.joined())\(scalars.count > longest ? "..." : "")'"
  }

  /// The text up to the first part that could be a key, and dots in its place; in `nasaKey=…`, any value could be one.
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
  /// Whether it could be a service key: at least eight ASCII letters and digits, some of each, or at least 24 letters.
  fileprivate var couldBeKey: Bool {
    let letters = utf8.count { 0x41...0x5A ~= $0 || 0x61...0x7A ~= $0 }
    let digits = utf8.count { 0x30...0x39 ~= $0 }
    return (letters + digits >= 8 && letters > 0 && digits > 0) || letters >= 24
  }
}

extension Unicode.Scalar {
  /// Whether every terminal draws it: not a control, format, private-use or unassigned character, nor a line separator.
  var isPrintable: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned: false
    default: true
    }
  }
}
