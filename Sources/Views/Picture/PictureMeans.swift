package import Entities
package import Terminal

/// How pictures are drawn on a terminal.
package nonisolated enum PictureMeans: Equatable, Sendable {
  case kitty(isInsideTmux: Bool)
  case iTerm(isInsideTmux: Bool)
  case sixel
  /// Half blocks in the colours the terminal has.
  case blocks(ColorDepth)
  case ascii
  /// Not at all: its description replaces it.
  case none
}

/// What is known of the terminal that pictures are drawn on, and how the person wants them.
package nonisolated struct PictureSurroundings {
  /// In ASCII where nothing else is wanted.
  package private(set) var choice = Settings.PictureChoice.auto
  /// What is known of the terminal, from its answers too.
  package var abilities: TerminalAbilities
  private let environment: [String: String]
  /// Whether the person wants nothing but ASCII, whatever the settings say.
  var isASCII: Bool

  /// What is known before the terminal answers.
  package init(
    choice: Settings.PictureChoice = .auto, abilities: TerminalAbilities, environment: [String: String] = [:],
    isASCII: Bool = false
  ) {
    self.abilities = abilities
    self.environment = environment
    self.isASCII = isASCII
    choose(choice)
  }

  /// Takes over a setting.
  mutating func choose(_ setting: Settings.PictureChoice) {
    choice = isASCII && setting != .off ? .ascii : setting
  }

  /// Whether the answer to what the terminal can do may change the way.
  package var dependsOnAnswers: Bool { ![.blocks, .ascii, .off].contains(choice) }

  /// The best way for the terminal, unless the person chose one.
  package var means: PictureMeans {
    switch choice {
    case .off: .none
    case .kitty: .kitty(isInsideTmux: isInsideTmux)
    case .iterm: .iTerm(isInsideTmux: isInsideTmux)
    case .sixel: .sixel
    case .ascii: .ascii
    case .blocks: characters
    case .auto: pixels ?? characters
    }
  }

  /// The same for a screen of cells: inside tmux, nothing but cells is sure to go when they go.
  var meansOnScreen: PictureMeans {
    switch means {
    case .kitty, .iTerm, .sixel: isInsideTmux ? characters : means
    case .blocks, .ascii, .none: means
    }
  }

  /// What is drawn where no terminal can be asked, such as into a pipe with colours.
  package var meansWithoutAnswers: PictureMeans { [.off, .ascii].contains(choice) ? means : characters }

  /// The pixels of a cell; `nil` when not known.
  package var cell: CellPixels? { abilities.size.cell }

  /// Half blocks, or plain characters where there are no colours or only ASCII.
  var characters: PictureMeans {
    abilities.colorDepth == .none || !abilities.isUnicode ? .ascii : .blocks(abilities.colorDepth)
  }

  /// A protocol that the terminal is known to handle well, or `nil`. Inside tmux, which redraws without asking the
  /// terminal around it, only characters are sure to stay where they belong.
  private var pixels: PictureMeans? {
    guard !isInsideTmux, !isKonsole else { return nil }
    if takesITermFiles { return .iTerm(isInsideTmux: false) }
    if abilities.hasKittyGraphics { return .kitty(isInsideTmux: false) }
    return abilities.hasSixel ? .sixel : nil
  }

  /// tmux or screen: other variables then describe the terminal around it, which may have changed since.
  private var isInsideTmux: Bool {
    let term = environment["TERM"] ?? ""
    return isSet("TMUX") || isSet("STY") || term.hasPrefix("tmux") || term.hasPrefix("screen") || isNamed("tmux")
  }

  /// Konsole draws by several protocols, none of them well.
  private var isKonsole: Bool { isSet("KONSOLE_VERSION") || isNamed("konsole") }

  /// iTerm2, WezTerm, mintty, and VS Code where its pictures are switched on: then it answers that it takes sixel too.
  private var takesITermFiles: Bool {
    if isNamed("iterm2") || isNamed("wezterm") || isNamed("mintty") { return true }
    // The name that a terminal reports counts more than a variable that may be another terminal's.
    guard abilities.name == nil || isNamed("xterm.js") else { return false }
    switch environment["TERM_PROGRAM"] {
    case "iTerm.app", "WezTerm", "mintty": return true
    case "vscode": return abilities.hasSixel
    default: return environment["LC_TERMINAL"] == "iTerm2"
    }
  }

  private func isNamed(_ name: String) -> Bool { abilities.name?.lowercased().hasPrefix(name) == true }

  private func isSet(_ variable: String) -> Bool { environment[variable].map { !$0.isEmpty } ?? false }
}
