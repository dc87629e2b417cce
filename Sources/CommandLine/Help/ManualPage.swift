import Entities

/// The manual page, in man(7) macros and in English, since packages have one file for everyone.
package enum ManualPage {
  /// The page of section 1, with a final newline.
  package static func text() -> String {
    let examples = CommandDefinition.listed.compactMap { $0.examples.first }
    let parts: [[String]] = [
      head, CommandDefinition.listed.flatMap(command),
      section("OPTIONS", CommandDefinition.options.map { ($0.listing, english($0.summary)) }),
      section("EXIT STATUS", exitCodes), section("ENVIRONMENT", variables), section("FILES", files),
      section("EXAMPLES", examples.map { ($0.line, english($0.meaning)) }),
    ]
    return parts.joined().joined(separator: "\n") + "\n"
  }

  private static let head = [
    ".TH SKYDASH 1 2026-11-21 \"skydash \(escaped(AppInfo.version))\" \"User Commands\"",
    ".SH NAME", "skydash \\- weather and sky of many cities, live in the terminal",
    ".SH SYNOPSIS", ".B skydash", "[COMMAND] [OPTION...]",
    ".SH DESCRIPTION",
    "skydash shows the weather and the night sky of many cities in one table. Each row shows how old its data is, and one "
      + "that fails doesn't affect the others. Without a command it prints the table once.",
    ".SH COMMANDS",
  ]

  private static func command(_ command: CommandDefinition) -> [String] {
    let usage = command.usage.enumerated().flatMap { index, line in (index == 0 ? [] : [".br"]) + [bold(line)] }
    let alias = command.shortForm.map { [".PP", escaped("Short: skydash \($0)")] } ?? []
    let details = command.details.flatMap { [".PP", escaped($0.english)] }
    let terms = command.terms.flatMap { [".TP", bold($0.line), escaped($0.meaning.english)] }
    let summary = [".PP", escaped(english(command.summary))]
    return [".SS \(escaped(command.name))"] + usage + summary + details + terms + alias
  }

  private static func section(_ title: String, _ rows: [(String, String)]) -> [String] {
    [".SH \(title)"] + rows.flatMap { term, meaning in [".TP", bold(term), escaped(meaning)] }
  }

  private static func english(_ phrase: Phrase) -> String { Phrase(sentence: phrase).english }

  private static let exitCodes = [
    ("0", "Everything you asked for is shown and current."),
    ("1", "It can't be done: no such place or city, the name is taken, or nothing was found."),
    ("64", "The command line is wrong."),
    ("65", "The settings file can't be read as JSON; it is left untouched."),
    ("69", "A service failed and nothing was cached."),
    ("74", "The disk can't be written to: full, read-only or no permission."),
    ("75", "Shown, but some of it is old or missing; standard error says which and why."),
    ("78", "A key is missing or was refused."),
  ]

  private static let variables = [
    (APIKey.all.map(\.variable).joined(separator: ", "), "Service keys; all optional."),
    ("NO_COLOR, CLICOLOR, CLICOLOR_FORCE, FORCE_COLOR", "When to use colour; --color overrides them."),
    ("XDG_CONFIG_HOME, XDG_CACHE_HOME", "Where settings and cache are."),
    ("LC_ALL, LC_MESSAGES, LC_MEASUREMENT, LANG", "The language, and the units of a new settings file."),
    ("https_proxy, all_proxy, no_proxy", "The proxy for the services, as curl reads them."),
  ]

  private static let files = [
    ("~/.config/skydash/settings.json", "The settings; you can edit the file."),
    ("~/.cache/skydash/", "The cache; you can delete it at any time."),
  ]

  private static func bold(_ text: String) -> String { "\\fB\(escaped(text))\\fR" }

  /// Text escaped for roff: backslashes, hyphens, tildes, apostrophes, and a full stop at the beginning of a line.
  private static func escaped(_ text: String) -> String {
    let plain = text.map { character in
      switch character {
      case "\\": "\\e"
      case "-": "\\-"
      case "~": "\\(ti"
      case "'": "\\(aq"
      default: String(character)
      }
    }.joined()
    return plain.hasPrefix(".") ? "\\&" + plain : plain
  }
}
