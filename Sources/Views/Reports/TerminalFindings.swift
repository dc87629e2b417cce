package import Entities
package import Terminal

/// What `skydash doctor` says about the terminal.
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
    guard isTerminal else { return [Finding(.output, .ok, .terminal(.none))] }
    return [kind, colours, letters, widths(columns), pictures]
  }

  private var kind: Finding {
    let term = SafeText.line(environment["TERM"] ?? "", limit: 40)
    let name = (abilities.name ?? (term.isEmpty ? nil : term)).map { SafeText.line($0, limit: 60) }
    let (columns, rows) = (abilities.size.columns, abilities.size.rows)
    guard abilities.isInteractive else {
      return Finding(
        .kind, .warning, .terminal(.plain(name: name, columns: columns, rows: rows)), step: .nameTerminal)
    }
    return Finding(.kind, .ok, .terminal(.kind(name: name, columns: columns, rows: rows)))
  }

  private var colours: Finding {
    let (colours, step): (Finding.Colours, Finding.Step?) =
      switch abilities.colorDepth {
      case .trueColor: (.millions, nil)
      case .palette256: (.palette256, .tellTrueColour)
      case .ansi16: (.palette16, .tellMoreColours)
      case .none: (.none, .allowColours)
      }
    return Finding(.colours, .ok, .terminal(.colours(colours)), step: step)
  }

  private var letters: Finding {
    guard !abilities.isUnicode else { return Finding(.letters, .ok, .terminal(.unicode)) }
    return Finding(.letters, .warning, .terminal(.asciiOnly), step: .setLocale)
  }

  private func widths(_ columns: [Int]) -> Finding {
    guard columns.count == Self.samples.count else { return Finding(.widths, .ok, .terminal(.widthsNotMeasured)) }
    let wrong = zip(Self.samples, columns).filter { $0.displayWidth != $1 }
      .map { Finding.Width(text: $0, drawn: $1, right: $0.displayWidth) }
    guard wrong.isEmpty else {
      return Finding(.widths, .warning, .terminal(.widthsWrong(wrong)), step: .drawNarrow)
    }
    return Finding(.widths, .ok, .terminal(.widthsRight))
  }

  private var pictures: Finding {
    let means = PictureSurroundings(choice: choice, abilities: abilities, environment: environment).means
    return Finding(.pictures, .ok, .terminal(.pictures(Self.pictures(means), isChosen: choice != .auto)))
  }

  private static func pictures(_ means: PictureMeans) -> Finding.Pictures {
    switch means {
    case .kitty: .kitty
    case .iTerm: .iTerm
    case .sixel: .sixel
    case .blocks: .blocks
    case .ascii: .ascii
    case .none: .none
    }
  }
}
