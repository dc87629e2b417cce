import Terminal

/// What a terminal's answers and the environment say about its pictures.
nonisolated struct PictureTerminal {
  let abilities: TerminalAbilities
  private let environment: [String: String]

  init(_ abilities: TerminalAbilities, environment: [String: String]) {
    self.abilities = abilities
    self.environment = environment
  }

  /// tmux or screen: other variables then tell of the terminal around it, which may have changed since.
  var isInsideTmux: Bool {
    let term = environment["TERM"] ?? ""
    return isSet("TMUX") || isSet("STY") || term.hasPrefix("tmux") || term.hasPrefix("screen") || isNamed("tmux")
  }

  /// Konsole draws by several protocols, none of them well.
  var isKonsole: Bool { isSet("KONSOLE_VERSION") || isNamed("konsole") }

  /// iTerm2, WezTerm, mintty, and VS Code where its pictures are switched on: then it answers that it takes sixel too.
  var takesITermFiles: Bool {
    if isNamed("iterm2") || isNamed("wezterm") || isNamed("mintty") { return true }
    // The name that a terminal tells counts more than a variable that may be another terminal's.
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
