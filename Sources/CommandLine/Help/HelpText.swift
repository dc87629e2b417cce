package import Entities

/// The texts of `skydash help`, at most 80 columns wide; the English ones are ASCII.
package struct HelpText {
  private static let (indent, deepIndent) = ("  ", "      ")
  /// The columns of a line, and of wrapped prose.
  private static let (columns, proseWidth) = (80, 78)
  /// The columns where the meanings of words and of options begin.
  private static let (wordColumn, optionColumn) = (18, 31)
  /// What precedes the first usage line.
  static let usageTitle = Phrase("usage: ")
  /// The usage line of the program, without the title.
  static let usage = "skydash [COMMAND] [OPTION...]"

  /// Translates a phrase.
  private let translate: (Phrase) -> String
  /// The width of a text in terminal columns.
  private let width: (String) -> Int
  /// The lines of a text, each of at most so many columns.
  private let wrap: (_ text: String, _ columns: Int) -> [String]

  /// The functions come from modules that this one doesn't import.
  package init(
    translate: @escaping (Phrase) -> String, width: @escaping (String) -> Int, wrap: @escaping (String, Int) -> [String]
  ) {
    (self.translate, self.width, self.wrap) = (translate, width, wrap)
  }

  /// The help of a command, or the overview for `nil`, with a final newline.
  package func text(for topic: CommandDefinition?) -> String {
    (topic.map(sections) ?? overview).joined(separator: "\n\n") + "\n"
  }

  private var overview: [String] {
    [
      wrapped(Phrase("skydash shows the weather and night sky of all your cities in one live table.")),
      translate(Self.usageTitle) + Self.usage,
    ]
      + CommandDefinition.groups.map { titled($0.title, $0.commands.map(row)) }
      + [
        titled(Phrase("Options for commands that show data"), CommandDefinition.tableOptions.map(row)),
        titled(Phrase("Options for every command"), Option.common.map(row)),
        titled(Phrase("Examples"), examples(Self.overviewExamples)),
        translate(Phrase("Run 'skydash help COMMAND' for details.")),
      ]
  }

  private static let overviewExamples: [CommandDefinition.Entry] = [
    ("skydash demo", Phrase("try it now")), ("skydash add Seoul", Phrase("your first city")),
    ("skydash watch", Phrase("the live table")),
  ]

  /// The sections of the help of one command.
  private func sections(_ command: CommandDefinition) -> [String] {
    let common = Option.common.map(\.spelling).joined(separator: " ")
    var sections = [usage(command)] + ([Phrase(sentence: command.summary)] + command.details).map(wrapped)
    if let alias = command.shortForm { sections.append(translate(Phrase("Short: skydash \(alias)"))) }
    if !command.terms.isEmpty {
      sections.append(titled(Phrase("Settings"), command.terms.map { row($0.line, $0.meaning, at: Self.wordColumn) }))
    }
    let options = command.ownOptions + command.dataOptions
    if !options.isEmpty { sections.append(titled(Phrase("Options"), options.map(row))) }
    sections.append(wrapped(Phrase("With every command: \(common)")))
    sections.append(titled(Phrase("Examples"), examples(command.examples)))
    return sections
  }

  /// The usage lines, after a title before the first; the rest of a broken line is indented.
  private func usage(_ command: CommandDefinition) -> String {
    let title = translate(Self.usageTitle)
    let margin = width(title)
    let lines = command.usage.flatMap { line in
      wrap(line, Self.proseWidth - margin).enumerated().map { $0.offset == 0 ? $0.element : Self.indent + $0.element }
    }
    return title + lines.joined(separator: "\n" + String(repeating: " ", count: margin))
  }

  private func titled(_ title: Phrase, _ rows: [String]) -> String {
    ([translate(title)] + rows).joined(separator: "\n")
  }

  private func row(_ command: CommandDefinition) -> String {
    row(command.name + (command.shortForm.map { ", \($0)" } ?? ""), command.summary, at: Self.wordColumn)
  }

  private func row(_ option: Option) -> String { row(option.listing, option.summary, at: Self.optionColumn) }

  /// A line for each example, or two if the meanings don't fit beside the commands.
  private func examples(_ examples: [CommandDefinition.Entry]) -> [String] {
    let column = (examples.map { $0.line.count }.max() ?? 0) + 2 * Self.indent.count
    let fits = examples.allSatisfy { column + width(translate($0.meaning)) <= Self.proseWidth }
    guard fits else { return examples.flatMap { [Self.indent + $0.line, Self.deepIndent + translate($0.meaning)] } }
    return examples.map { row($0.line, $0.meaning, at: column) }
  }

  /// A word, and its meaning at a column; a long word has a line of its own.
  private func row(_ word: String, _ meaning: Phrase, at column: Int) -> String {
    let start = Self.indent + word
    let margin = String(repeating: " ", count: column)
    let text = wrap(translate(meaning), Self.columns - column).joined(separator: "\n" + margin)
    return start + (start.count + 2 > column ? "\n" + margin : String(margin.dropFirst(start.count))) + text
  }

  private func wrapped(_ text: Phrase) -> String { wrap(translate(text), Self.proseWidth).joined(separator: "\n") }
}
