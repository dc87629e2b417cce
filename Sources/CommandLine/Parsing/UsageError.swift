package import Entities

/// An invalid command line: a sentence with the next step, and the usage line that helps. The exit status is 64.
package struct UsageError: Error, Equatable, Sendable {
  /// A sentence that is safe for a terminal whatever was typed, and repeats nothing that could be a service key.
  package let sentence: Phrase
  /// The command whose usage line is shown; `nil` for that of the program.
  package var command: CommandDefinition?

  /// An error with a sentence that ends without a full stop.
  package init(_ sentence: Phrase, in command: CommandDefinition? = nil) {
    (self.sentence, self.command) = (sentence, command)
  }

  /// The sentence and the usage line as printed on standard error, translated by `translate`.
  package func report(_ translate: (Phrase) -> String) -> String {
    let sentence = translate(sentence).capitalizedFirst
    let end = sentence.hasSuffix("?") || sentence.hasSuffix(".") ? "" : "."
    return "skydash: \(sentence)\(end)\n\(translate(HelpText.usageTitle))\(command?.usage.first ?? HelpText.usage)\n"
  }
}

extension UsageError {
  /// Two options, or an option and a word, that exclude each other.
  static func conflict(_ first: String, _ second: String) -> UsageError {
    UsageError(Phrase("\(first.quoted) and \(second.quoted) can't be used together; leave one of them out"))
  }

  /// An option that is missing although another has no effect without it.
  static func missing(_ required: Option, requiredBy option: Option) -> UsageError {
    UsageError(Phrase("'\(option.spelling)' requires '\(required.spelling)'; add it"))
  }

  /// An invalid value of an option, a setting or a command.
  static func refused(
    _ text: String, by name: String, expecting expectation: Phrase, nearest: String? = nil
  ) -> UsageError {
    UsageError(Phrase("'\(name)' takes \(expectation), not \(text.quoted)").hinting(at: nearest))
  }

  /// A first word that is no command. It may be a place in no list if it has only letters: three or more, or two in a
  /// script of several bytes a letter, such as Korean.
  static func unknownCommand(_ word: String) -> UsageError {
    let couldBePlace =
      word.count >= 2 && (3...120).contains(word.utf8.count)
      && word.unicodeScalars.allSatisfy(\.properties.isAlphabetic)
    let unknown = Phrase("unknown command \(word.quoted)")
    let suggestion = Spelling.command(for: word)
    if couldBePlace, !word.couldBeKey, suggestion == nil {
      return UsageError(Phrase("\(unknown). For a city, run 'skydash city \(word)'; 'skydash help' lists the commands"))
    }
    return UsageError(unknown.hinting(at: suggestion, or: Phrase("'skydash help' lists the commands")))
  }

  /// An argument with dashes, and perhaps a value, that is no option; `name` is the word without them.
  static func unknownOption(_ argument: String, name: String) -> UsageError {
    let unknown = Phrase("unknown option \(String(argument.prefix { $0 != "=" }).quoted)")
    let suggestion = Spelling.option(for: name)
    return UsageError(unknown.hinting(at: suggestion, or: Phrase("'skydash help' lists the options")))
  }

  /// An option that only other commands take.
  static func misplaced(_ option: Option, value: String, in command: CommandDefinition) -> UsageError {
    if command == .apod, option == .date {
      let day = DayWord(value) == nil ? "yesterday" : value
      return UsageError(Phrase("'skydash apod' takes just the date; run 'skydash apod \(day)'"))
    }
    let takers = CommandDefinition.listed.filter { $0.option(named: option.name) != nil }.map { "'skydash \($0.name)'" }
    let others =
      takers.count > 4 ? Phrase("\(takers.prefix(3).joined(separator: ", ")) and others") : Phrase(oneOf: takers)
    return UsageError(Phrase("'skydash \(command.name)' has no '\(option.spelling)' option; use it with \(others)"))
  }

  /// An argument with characters that mustn't be sent to a terminal.
  static func unprintable(_ text: String) -> UsageError {
    UsageError(Phrase("\(text.quoted) contains characters that can't be shown; leave them out"))
  }
}
