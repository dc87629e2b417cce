package import Entities
package import Terminal

/// What `skydash doctor` tells of the terminal.
package nonisolated struct TerminalFindings {
  private let abilities: TerminalAbilities
  private let environment: [String: String]
  private let choice: Settings.PictureChoice
  private let isTerminal: Bool

  /// Texts whose columns a terminal is asked for: wide letters, a wide sign, a narrow one.
  package static let samples = ["서울", "東", "⛅", "☀", "é"]

  package init(
    _ abilities: TerminalAbilities, environment: [String: String], choice: Settings.PictureChoice, isTerminal: Bool
  ) {
    self.abilities = abilities
    self.environment = environment
    self.choice = choice
    self.isTerminal = isTerminal
  }

  /// - Parameter columns: How wide the terminal drew each of ``samples``; fewer when it did not answer.
  /// - Returns: A line for each ability.
  package func findings(columns: [Int]) -> [Finding] {
    guard isTerminal else {
      return [Finding(.terminal, "output", .ok, "not a terminal, so plain text is printed")]
    }
    return [kind, colours, letters, widths(columns), pictures]
  }

  private var kind: Finding {
    let term = SafeText.line(environment["TERM"] ?? "", limit: 40)
    let name = SafeText.line(abilities.name ?? (term.isEmpty ? "TERM is not set" : term), limit: 60)
    let text = "\(name), \(abilities.size.columns) × \(abilities.size.rows)"
    guard abilities.isInteractive else {
      return Finding(
        .terminal, "kind", .warning, "\(text), cannot place text, so nothing can be live",
        nextStep: "set TERM to the terminal's name, such as xterm-256color")
    }
    return Finding(.terminal, "kind", .ok, text)
  }

  private var colours: Finding {
    switch abilities.colorDepth {
    case .trueColor: Finding(.terminal, "colours", .ok, "16.7 million")
    case .palette256: Finding(.terminal, "colours", .ok, "256", nextStep: "set COLORTERM=truecolor if it has more")
    case .ansi16: Finding(.terminal, "colours", .ok, "16", nextStep: "set TERM=xterm-256color if it has more")
    case .none: Finding(.terminal, "colours", .ok, "none", nextStep: "unset NO_COLOR, or use --color always")
    }
  }

  private var letters: Finding {
    guard !abilities.isUnicode else { return Finding(.terminal, "letters", .ok, "Unicode") }
    return Finding(
      .terminal, "letters", .warning, "ASCII only, by the locale",
      nextStep: "set LANG to a UTF-8 locale such as C.UTF-8")
  }

  private func widths(_ columns: [Int]) -> Finding {
    guard columns.count == Self.samples.count else {
      return Finding(.terminal, "widths", .ok, "not measured: the terminal does not tell where its cursor is")
    }
    let wrong = zip(Self.samples, columns).filter { $0.displayWidth != $1 }
    guard wrong.isEmpty else {
      let list = wrong.map { "\($0) takes \($1) instead of \($0.displayWidth)" }.joined(separator: ", ")
      return Finding(
        .terminal, "widths", .warning, "\(list), so columns may not line up",
        nextStep: "let the terminal draw ambiguous letters narrow, or use --ascii")
    }
    return Finding(.terminal, "widths", .ok, "wide letters take two columns")
  }

  private var pictures: Finding {
    let means = PictureSurroundings(choice: choice, abilities: abilities, environment: environment).means
    return Finding(.terminal, "pictures", .ok, Self.words(means) + (choice == .auto ? "" : ", as the settings say"))
  }

  private static func words(_ means: PictureMeans) -> String {
    switch means {
    case .kitty: "in full, by the kitty protocol"
    case .iTerm: "in full, by the iTerm2 protocol"
    case .sixel: "in full, by sixel"
    case .blocks: "in coloured half blocks"
    case .ascii: "in ASCII characters"
    case .none: "as text"
    }
  }
}
