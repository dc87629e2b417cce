package import Entities
package import Terminal

/// The facts that decide how pictures are drawn: the terminal's abilities and the user's choice.
package nonisolated struct PictureContext {
  /// The mode that the user chose; `ascii` instead of any other drawing if `isASCII`.
  package private(set) var choice = Settings.PictureMode.auto
  /// What the terminal can do, from the environment and its replies so far.
  package var abilities: TerminalAbilities
  /// This process's environment, by whose variables terminals and tmux make themselves known.
  private let environment: [String: String]
  /// Whether the user wants only ASCII, whatever the setting is.
  private let isASCII: Bool

  /// What is known before the terminal has replied; `environment` is this process's, `isASCII` the user's `--ascii`.
  package init(
    choice: Settings.PictureMode = .auto, abilities: TerminalAbilities, environment: [String: String] = [:],
    isASCII: Bool = false
  ) {
    (self.abilities, self.environment, self.isASCII) = (abilities, environment, isASCII)
    choose(choice)
  }

  /// Applies the setting for how pictures are drawn.
  mutating func choose(_ setting: Settings.PictureMode) { choice = isASCII && setting != .off ? .ascii : setting }

  /// Whether the terminal's replies can change `mode`.
  package var dependsOnReplies: Bool { ![.blocks, .ascii, .off].contains(choice) }

  /// The mode that the user chose, else the best for the terminal.
  package var mode: PictureMode {
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

  /// The mode on a live screen; inside tmux only characters, since images might stay when their cells change.
  var modeOnScreen: PictureMode {
    switch mode {
    case .kitty, .iTerm, .sixel: isInsideTmux ? characters : mode
    case .blocks, .ascii, .none: mode
    }
  }

  /// The mode if the terminal can't be asked, such as for a pipe with colours: characters unless pictures are off.
  package var modeWithoutReplies: PictureMode { [.off, .ascii].contains(choice) ? mode : characters }

  /// The size of a terminal cell in pixels; `nil` if not known.
  package var cellSize: CellPixels? { abilities.size.cell }

  /// The mode for characters: half blocks, or ASCII without colours or Unicode.
  var characters: PictureMode {
    abilities.colorDepth == .none || !abilities.isUnicode ? .ascii : .blocks(abilities.colorDepth)
  }

  /// An image protocol that the terminal is known to handle well; `nil` if there is none, and inside tmux, which
  /// redraws without the outer terminal's knowledge, so that only characters are sure to stay in place.
  private var pixels: PictureMode? {
    guard !isInsideTmux, !isKonsole else { return nil }
    if takesITermFiles { return .iTerm(isInsideTmux: false) }
    if abilities.hasKittyGraphics { return .kitty(isInsideTmux: false) }
    return abilities.hasSixel ? .sixel : nil
  }

  /// Whether tmux or screen runs in between; the other variables then describe the terminal that it was started in.
  private var isInsideTmux: Bool {
    let term = environment["TERM"] ?? ""
    return isSet("TMUX") || isSet("STY") || term.hasPrefix("tmux") || term.hasPrefix("screen") || isNamed("tmux")
  }

  /// Whether it's Konsole, which supports several protocols, none of them well.
  private var isKonsole: Bool { isSet("KONSOLE_VERSION") || isNamed("konsole") }

  /// Whether it's iTerm2, WezTerm, mintty, or VS Code with images enabled, in which case it reports sixel too.
  private var takesITermFiles: Bool {
    if isNamed("iterm2") || isNamed("wezterm") || isNamed("mintty") { return true }
    // A reported name counts more than a variable, which may be another terminal's.
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
