package import Entities

/// One command, whole: the row that the parser, the help, the manual page and the completions are made from.
package struct CommandDefinition: Sendable {
  /// As it is typed: the first word that is no option.
  package let name: String
  /// The other word for it, such as `rm`; one that is no shorter is not mentioned.
  package var alias: String?
  /// The lines after "usage:", the most common one first.
  package let usage: [String]
  /// One line, without a full stop.
  package let summary: Phrase
  /// Paragraphs.
  package let details: [Phrase]
  /// Terms to explain, such as the settings.
  package var terms: [Entry] = []
  /// Two to four, simplest first.
  package let examples: [Entry]
  /// The options that this command has and others have not, or not in this sense.
  var ownOptions: [Option] = []
  /// The options about the data it shows.
  var dataOptions: [Option] = []
  /// What its words are, for a message.
  var expectation = Phrase("no more words")
  /// What to do with a word too many.
  var advice = Phrase("leave it out")
  /// What its next word may be, after those that are there.
  var choices: @Sendable (_ words: [String]) -> Option.Choices = { _ in .none }
  /// Understands its words.
  let read: @Sendable (CommandWords) throws(UsageError) -> Command

  /// A line to type, or a term, and what it means in a few words.
  package typealias Entry = (line: String, meaning: Phrase)

  /// How a command without words is read.
  static func alone(_ command: Command) -> @Sendable (CommandWords) throws(UsageError) -> Command {
    { words throws(UsageError) in
      try words.noMore(than: 0)
      return command
    }
  }

  /// Every option it takes, its own first.
  package var options: [Option] { ownOptions + dataOptions + Option.common }

  /// The option of that name as this command understands it.
  func option(named name: String) -> Option? { options.first { $0.name == name } }

  /// The alias, where typing it saves something.
  var shortForm: String? { alias.flatMap { $0.count < name.count ? $0 : nil } }

  /// The words that begin it: the name and its alias.
  var spellings: [String] { [name] + (alias.map { [$0] } ?? []) }
}

extension CommandDefinition: Equatable {
  package static func == (one: CommandDefinition, other: CommandDefinition) -> Bool { one.name == other.name }
}

extension CommandDefinition {
  /// Commands that the overview lists together.
  static let groups: [(title: Phrase, commands: [CommandDefinition])] = [
    (Phrase("Weather"), [show, watch, city, forecast, demo]),
    (Phrase("Cities", context: "help"), [add, remove, list, move, rename, search]),
    (Phrase("Sky"), [sky, apod]),
    (Phrase("Settings and help"), [units, config, cache, doctor, completions, licenses, help]),
  ]

  /// The commands that are not hidden, in the order of the overview.
  package static let listed = groups.flatMap(\.commands)

  /// With those that packagers and the completion scripts need.
  package static let all = listed + [man, complete]

  /// Every option once for each of its meanings.
  package static let options: [Option] = all.flatMap(\.options).reduce(into: []) { options, option in
    if !options.contains(option) { options.append(option) }
  }

  /// The command of a word or its alias, or `nil`.
  package static func named(_ word: String) -> CommandDefinition? { all.first { $0.spellings.contains(word) } }
}
