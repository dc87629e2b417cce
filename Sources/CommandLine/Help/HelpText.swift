import Entities

/// The texts of `skydash help`, 80 columns at most, ASCII alone.
package enum HelpText {
  private static let indent = "  "

  /// The overview, or the help of one command, with a final newline.
  package static func text(_ topic: CommandDefinition?) -> String {
    let sections = topic.map(sections) ?? overview
    return sections.joined(separator: "\n\n") + "\n"
  }

  private static var overview: [String] {
    [
      "skydash shows the weather and the sky of many cities, in one table, live.",
      "usage: skydash [COMMAND] [OPTION...]",
    ]
      + CommandDefinition.groups.map { titled($0.title, $0.commands.map(row)) }
      + [
        titled("Options of commands that show data", CommandDefinition.demo.dataOptions.map(row)),
        titled("Options of every command", Option.common.map(row)),
        titled("Examples", examples(overviewExamples)),
        "Run 'skydash help COMMAND' for details.",
      ]
  }

  private static let overviewExamples: [CommandDefinition.Entry] = [
    ("skydash demo", "try it now"), ("skydash add Seoul", "your first city"), ("skydash watch", "the live table"),
  ]

  private static func sections(_ command: CommandDefinition) -> [String] {
    let common = Option.common.map(\.spelling).joined(separator: " ")
    var sections = [usage(command)] + ([command.summary.capitalizedFirst + "."] + command.details).map(wrapped)
    if let alias = command.shortForm { sections.append("Short: skydash \(alias)") }
    if !command.terms.isEmpty {
      sections.append(titled("Settings", command.terms.map { row($0.line, $0.meaning, at: 18) }))
    }
    let options = command.ownOptions + command.dataOptions
    if !options.isEmpty { sections.append(titled("Options", options.map(row))) }
    sections.append(wrapped("With every command: \(common)"))
    sections.append(titled("Examples", examples(command.examples)))
    return sections
  }

  private static func usage(_ command: CommandDefinition) -> String {
    command.usage.enumerated().flatMap { index, line in
      lines(line, width: 68).enumerated().map { part, text in
        (index + part == 0 ? "usage: " : part == 0 ? "       " : "         ") + text
      }
    }.joined(separator: "\n")
  }

  private static func titled(_ title: String, _ rows: [String]) -> String { ([title] + rows).joined(separator: "\n") }

  private static func row(_ command: CommandDefinition) -> String {
    row(command.name + (command.shortForm.map { ", \($0)" } ?? ""), command.summary, at: 18)
  }

  private static func row(_ option: Option) -> String { row(option.listing, option.summary, at: 31) }

  private static func examples(_ examples: [CommandDefinition.Entry]) -> [String] {
    let width = (examples.map { $0.line.count }.max() ?? 0) + 4
    let fits = examples.allSatisfy { width + $0.meaning.count <= 78 }
    guard fits else { return examples.flatMap { [indent + $0.line, indent + "    " + $0.meaning] } }
    return examples.map { row($0.line, $0.meaning, at: width) }
  }

  /// A word and, from a column on, what it means; a long word keeps a line of its own.
  private static func row(_ word: String, _ meaning: String, at column: Int) -> String {
    let start = indent + word
    let gap = column - start.count
    guard gap >= 2 else { return start + "\n" + String(repeating: " ", count: column) + meaning }
    return start + String(repeating: " ", count: gap) + meaning
  }

  /// The text in lines of at most 78 columns.
  private static func wrapped(_ text: String) -> String { lines(text, width: 78).joined(separator: "\n") }

  /// The lines of a text, broken at spaces; a longer word is a line of its own.
  private static func lines(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, line.count + 1 + word.count > width {
        lines.append(line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    return lines + (line.isEmpty ? [] : [line])
  }
}
