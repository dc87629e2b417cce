package import Entities
package import Terminal

/// The findings of `skydash doctor` about the terminal.
package nonisolated struct TerminalFindings {
  private let abilities: TerminalAbilities
  private let environment: [String: String]
  private let choice: Settings.PictureMode
  private let isTerminal: Bool

  /// Texts to print so that the terminal reports their widths: wide letters, a wide and a narrow sign, an accent.
  package static let samples = ["서울", "東", "⛅", "☀", "é"]

  /// Findings on a terminal; `choice` is the setting for pictures, `isTerminal` whether standard output goes to it.
  package init(
    _ abilities: TerminalAbilities, environment: [String: String], choice: Settings.PictureMode, isTerminal: Bool
  ) {
    (self.abilities, self.environment, self.choice, self.isTerminal) = (abilities, environment, choice, isTerminal)
  }

  /// A finding for each ability, or one without a terminal. `columns` are the ``samples``' widths; fewer count as none.
  package func findings(columns: [Int]) -> [Finding] {
    let redirected = Finding(.terminal, .output, .ok, Phrase("not a terminal, so output is plain text"))
    return isTerminal ? [kind, colors, letters, widths(columns), pictures] : [redirected]
  }

  /// The terminal's name and size, and whether it can position text.
  private var kind: Finding {
    let term = SafeText.line(environment["TERM"] ?? "", limit: 40)
    let known = abilities.name.map { SafeText.line($0, limit: 60) } ?? (term.isEmpty ? nil : term)
    let name = known.map { Phrase(verbatim: $0) } ?? Phrase("TERM is not set")
    let (columns, rows) = (abilities.size.columns, abilities.size.rows)
    guard abilities.isInteractive else {
      return Finding(
        .terminal, .kind, .warning,
        Phrase("\(name), \(columns) × \(rows), can't position text, so there is no live table"),
        step: Phrase("set TERM to your terminal's name, such as xterm-256color"))
    }
    return Finding(.terminal, .kind, .ok, Phrase("\(name), \(columns) × \(rows)", context: "terminal"))
  }

  private var colors: Finding {
    let isForbidden = environment["NO_COLOR"]?.isEmpty == false
    let remedy = isForbidden ? Phrase("unset NO_COLOR, or use --color always") : Phrase("use --color always")
    let (count, step): (Phrase, Phrase?) =
      switch abilities.colorDepth {
      case .trueColor: (Phrase("16.7 million", context: "colours"), nil)
      case .palette256:
        (Phrase("256", context: "colours"), Phrase("set COLORTERM=truecolor if your terminal supports more"))
      case .ansi16: (Phrase("16", context: "colours"), Phrase("set TERM=xterm-256color if your terminal supports more"))
      case .none: (Phrase("none", context: "colours"), remedy)
      }
    return Finding(.terminal, .colors, .ok, count, step: step)
  }

  private var letters: Finding {
    guard !abilities.isUnicode else { return Finding(.terminal, .letters, .ok, Phrase("Unicode")) }
    return Finding(
      .terminal, .letters, .warning, Phrase("ASCII only, because of the locale"),
      step: Phrase("set LANG to a UTF-8 locale such as C.UTF-8"))
  }

  private func widths(_ columns: [Int]) -> Finding {
    guard columns.count == Self.samples.count else {
      return Finding(
        .terminal, .widths, .ok,
        Phrase("not measured: the terminal wasn't asked, or didn't report its cursor position"))
    }
    let wrong = zip(Self.samples, columns).filter { $0.displayWidth != $1 }
      .map { sample, columns in
        Phrase(
          one: "\(sample) takes \(columns) column instead of \(sample.displayWidth)",
          other: "\(sample) takes \(columns) columns instead of \(sample.displayWidth)", columns)
      }
    guard !wrong.isEmpty else { return Finding(.terminal, .widths, .ok, Phrase("wide characters take two columns")) }
    let list = Phrase(wrong, separator: Phrase(verbatim: ", "))
    return Finding(
      .terminal, .widths, .warning, Phrase("\(list), so columns may not line up"),
      step: Phrase("set ambiguous-width characters to narrow in the terminal, or use --ascii"))
  }

  private var pictures: Finding {
    let mode = PictureContext(choice: choice, abilities: abilities, environment: environment).mode
    let name =
      switch mode {
      case .kitty: Phrase("kitty graphics")
      case .iTerm: Phrase("iTerm2 graphics")
      case .sixel: Phrase("sixel graphics")
      case .blocks: Phrase("coloured half blocks")
      case .ascii: Phrase("ASCII characters")
      case .none: Phrase("text only")
      }
    // Without colours or Unicode, ASCII characters replace half blocks, which isn't what was chosen.
    let isChosen = choice != .auto && !(choice == .blocks && mode == .ascii)
    return Finding(.terminal, .pictures, .ok, isChosen ? Phrase("\(name), set in the settings") : name)
  }
}
