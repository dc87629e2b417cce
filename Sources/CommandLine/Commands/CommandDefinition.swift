package import Entities

/// A row of the table of commands, from which the parser, help, manual page and completions are made.
package struct CommandDefinition: Equatable, Sendable {
  /// The first word of the command line.
  package let name: String
  /// Another name, such as `rm`. Help mentions it only if it is shorter.
  package var alias: String?
  /// The lines after "usage:", at least one, the most common first.
  package let usage: [String]
  /// What it does, in one line without a full stop.
  package let summary: Phrase
  /// The paragraphs of its help after the summary, in order.
  package let details: [Phrase]
  /// Terms to explain, such as the settings; empty if there are none.
  package var terms: [Entry] = []
  /// One to four examples, simplest first.
  package let examples: [Entry]
  /// The options that only this command has, or that mean something else in it.
  var ownOptions: [Option] = []
  /// The options for the data it shows.
  var dataOptions: [Option] = []
  /// The words that it takes, as messages describe them: `a place, such as 'skydash add Seoul'`.
  var expectation = Phrase("no more words")
  /// The advice of the message about a surplus word.
  var advice = Phrase("leave it out")
  /// What may follow the words after it, for completions.
  var choices: @Sendable (_ words: [String]) -> Option.Choices = { _ in .none }
  /// Parses its input; throws if there are too many or too few words, or an invalid one.
  let read: @Sendable (CommandInput) throws(UsageError) -> Command

  /// A line to type, or a term, and its meaning in a few words.
  package typealias Entry = (line: String, meaning: Phrase)

  /// A parser for a command that takes no words.
  static func withoutWords(_ command: Command) -> @Sendable (CommandInput) throws(UsageError) -> Command {
    { input throws(UsageError) in
      try input.refuseWords(after: 0)
      return command
    }
  }

  /// All options it takes, its own first.
  package var options: [Option] { ownOptions + dataOptions + Option.common }

  /// The option with a name, in the sense of this command.
  func option(named name: String) -> Option? { options.first { $0.name == name } }

  /// The alias, if it is shorter than the name.
  var shortForm: String? { alias.flatMap { $0.count < name.count ? $0 : nil } }

  /// The name and its alias.
  var spellings: [String] { [name] + (alias.map { [$0] } ?? []) }

  package static func == (left: CommandDefinition, right: CommandDefinition) -> Bool { left.name == right.name }
}

extension CommandDefinition {
  /// The sections of the overview.
  static let groups: [(title: Phrase, commands: [CommandDefinition])] = [
    (Phrase("Weather"), [show, watch, city, forecast, demo]),
    (Phrase("Cities", context: "help"), [add, remove, list, move, rename, search]),
    (Phrase("Sky"), [sky, apod]),
    (Phrase("Settings and help"), [units, config, cache, doctor, completions, licenses, help]),
  ]

  /// The commands in the overview, in its order.
  package static let listed = groups.flatMap(\.commands)

  /// All commands, including those for packagers and completion scripts.
  package static let all = listed + [man, complete]

  /// All options, once for each of their meanings.
  package static let options: [Option] = all.flatMap(\.options).reduce(into: []) { options, option in
    if !options.contains(option) { options.append(option) }
  }

  /// The command with a name or alias.
  package static func named(_ word: String) -> CommandDefinition? { all.first { $0.spellings.contains(word) } }
}
