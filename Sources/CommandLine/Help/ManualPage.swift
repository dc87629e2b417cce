import Entities
import Essentials

/// The manual page in man(7) macros, and in English because a package has one file for everyone.
package enum ManualPage {
  /// The page of section 1, with a final newline.
  package static func text() -> String {
    let examples = CommandDefinition.listed.compactMap { $0.examples.first }
    let parts: [[String]] = [
      head, CommandDefinition.listed.flatMap(command),
      section("OPTIONS", CommandDefinition.options.map { ($0.listing, meaning(of: $0)) }),
      section("EXIT STATUS"), section("ENVIRONMENT", [keyVariables]), section("FILES"),
      section("EXAMPLES", examples.map { ($0.line, sentence($0.meaning)) }),
    ]
    return parts.joined().joined(separator: "\n") + "\n"
  }

  /// The variables of service keys, the first row of the environment.
  private static let keyVariables = (APIKey.all.map(\.variable).joined(separator: ", "), "Service keys; all optional.")

  /// The lines up to the list of commands.
  private static let head = [
    ".TH SKYDASH 1 \(AppInfo.releaseDate) \"skydash \(escaped(AppInfo.version))\" \"User Commands\"",
    ".SH NAME", "skydash \\- weather and sky of many cities, live in the terminal",
    ".SH SYNOPSIS", ".B skydash", "[COMMAND] [OPTION...]",
    ".SH DESCRIPTION",
    escaped(
      """
      skydash shows the weather and the night sky of many cities in one table. Each row shows how old its data is, and one \
      that fails doesn't affect the others. Without a command it prints the table once.
      """),
    ".SH COMMANDS",
  ]

  /// What an option does, and which commands take it if it means something else in others.
  private static func meaning(of option: Option) -> String {
    let meaning = sentence(option.summary)
    guard CommandDefinition.options.count(where: { $0.name == option.name }) > 1 else { return meaning }
    let takers = CommandDefinition.listed.filter { $0.options.contains(option) }.map(\.name)
    return "\(meaning) For \(takers.joined(separator: ", "))."
  }

  private static func command(_ command: CommandDefinition) -> [String] {
    let usage = command.usage.enumerated().flatMap { index, line in (index == 0 ? [] : [".br"]) + [bold(line)] }
    let alias = command.shortForm.map { [".PP", escaped("Short: skydash \($0)")] } ?? []
    let details = command.details.flatMap { [".PP", escaped($0.english)] }
    let terms = command.terms.flatMap { [".TP", bold($0.line), escaped($0.meaning.english)] }
    let summary = [".PP", escaped(sentence(command.summary))]
    return [".SS \(escaped(command.name))"] + usage + summary + details + terms + alias
  }

  /// A section of terms and their meanings: the given rows, then those that only the manual page has.
  private static func section(_ title: String, _ rows: [(term: String, meaning: String)] = []) -> [String] {
    let fields = EmbeddedFile("Help/manual.txt").lines.filter { $0.count == 3 && $0[0] == title }
    let others = fields.map { (term: $0[1], meaning: $0[2]) }
    return [".SH \(title)"] + (rows + others).flatMap { [".TP", bold($0.term), escaped($0.meaning)] }
  }

  private static func sentence(_ phrase: Phrase) -> String { Phrase(sentence: phrase).english }

  private static func bold(_ text: String) -> String { "\\fB\(escaped(text))\\fR" }

  /// Text escaped for roff: a full stop at the start of a line, the backslash, and the characters that it would print
  /// as typographic ones, which couldn't be typed again (groff_char(7), "Basic Latin").
  private static func escaped(_ text: String) -> String {
    let plain = text.escaped(["\\": "\\e", "-": "\\-", "~": "\\(ti", "^": "\\(ha", "'": "\\(aq", "`": "\\(ga"])
    return plain.hasPrefix(".") ? "\\&" + plain : plain
  }
}
