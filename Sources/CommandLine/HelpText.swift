/// The texts of `skydash help`, 80 columns at most, ASCII alone.
package enum HelpText {
  private static let indent = "  "
  /// The column at which explanations begin.
  private static let column = 31

  /// The overview, or the help of one command, with a final newline.
  package static func text(_ topic: CommandName?) -> String {
    let sections = topic.map(sections) ?? overview
    return sections.joined(separator: "\n\n") + "\n"
  }

  private static var overview: [String] {
    [
      "skydash shows the weather and the sky of many cities, in one table, live.",
      "usage: skydash [COMMAND] [OPTION...]",
    ]
      + CommandGroup.allCases.map { titled($0.rawValue, $0.commands.map(row)) }
      + [
        titled("Options of commands that show data", CommandName.show.dataOptions.map(row)),
        titled("Options of every command", CommandName.commonOptions.map(row)),
        titled("Examples", examples(overviewExamples)),
        "'skydash help COMMAND' tells more.",
      ]
  }

  private static let overviewExamples = [
    CommandGuide.Entry("skydash demo", "see it at once"),
    CommandGuide.Entry("skydash add Seoul", "your first city"),
    CommandGuide.Entry("skydash watch", "your table, live"),
  ]

  private static func sections(_ name: CommandName) -> [String] {
    let guide = name.guide
    let common = CommandName.commonOptions.map(\.spelling).joined(separator: " ")
    var sections = [usage(guide), sentence(guide.summary)] + guide.details.map { Wrapping.wrapped($0) }
    if let alias = name.alias { sections.append("Short: skydash \(alias)") }
    if !guide.terms.isEmpty {
      sections.append(titled("Settings", guide.terms.map { row($0.line, $0.meaning, at: 18) }))
    }
    let options = name.ownOptions + name.dataOptions
    if !options.isEmpty { sections.append(titled("Options", options.map(row))) }
    sections.append(Wrapping.wrapped("With every command: \(common)"))
    sections.append(titled("Examples", examples(guide.examples)))
    return sections
  }

  private static func usage(_ guide: CommandGuide) -> String {
    guide.usage.enumerated().flatMap { index, line in
      Wrapping.lines(line, width: 68).enumerated().map { part, text in
        (index + part == 0 ? "usage: " : part == 0 ? "       " : "         ") + text
      }
    }.joined(separator: "\n")
  }

  private static func sentence(_ summary: String) -> String {
    Wrapping.wrapped(summary.prefix(1).uppercased() + summary.dropFirst() + ".")
  }

  private static func titled(_ title: String, _ rows: [String]) -> String {
    ([title] + rows).joined(separator: "\n")
  }

  private static func row(_ name: CommandName) -> String {
    row(name.rawValue + (name.alias.map { ", \($0)" } ?? ""), name.guide.summary, at: 18)
  }

  private static func row(_ option: OptionName) -> String {
    row(option.listing, option.summary, at: column)
  }

  private static func examples(_ examples: [CommandGuide.Entry]) -> [String] {
    let width = (examples.map(\.line.count).max() ?? 0) + 4
    let fits = examples.allSatisfy { width + $0.meaning.count <= 78 }
    guard fits else { return examples.flatMap { [indent + $0.line, indent + "    " + $0.meaning] } }
    return examples.map { row($0.line, $0.meaning, at: width) }
  }

  /// A word and what it means; a long word keeps a line of its own.
  private static func row(_ word: String, _ meaning: String, at column: Int) -> String {
    let start = indent + word
    let gap = column - start.count
    guard gap >= 2 else { return start + "\n" + String(repeating: " ", count: column) + meaning }
    return start + String(repeating: " ", count: gap) + meaning
  }
}
