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
  /// Not at all: its description stands for it.
  case none

  /// The best way for a terminal, unless the person chose one.
  ///
  /// - Parameters:
  ///   - choice: The setting.
  ///   - abilities: What is known of the terminal, from its answers too.
  ///   - environment: The environment variables.
  package init(_ choice: Settings.PictureChoice, _ abilities: TerminalAbilities, environment: [String: String]) {
    let terminal = PictureTerminal(abilities, environment: environment)
    switch choice {
    case .off: self = .none
    case .kitty: self = .kitty(isInsideTmux: terminal.isInsideTmux)
    case .iterm: self = .iTerm(isInsideTmux: terminal.isInsideTmux)
    case .sixel: self = .sixel
    case .ascii: self = .ascii
    case .blocks: self = Self.characters(abilities)
    case .auto: self = Self.pixels(terminal) ?? Self.characters(abilities)
    }
  }

  /// Whether the answer to what the terminal can do may change the way.
  package static func dependsOnAnswers(_ choice: Settings.PictureChoice) -> Bool {
    switch choice {
    case .auto, .kitty, .iterm, .sixel: true
    case .blocks, .ascii, .off: false
    }
  }

  /// Whether it is drawn over the text instead of with it.
  package var isGraphics: Bool {
    switch self {
    case .kitty, .iTerm, .sixel: true
    case .blocks, .ascii, .none: false
    }
  }

  /// Half blocks, or plain characters where there are no colours or only ASCII.
  static func characters(_ abilities: TerminalAbilities) -> PictureMeans {
    abilities.colorDepth == .none || !abilities.isUnicode ? .ascii : .blocks(abilities.colorDepth)
  }

  /// A protocol that the terminal is known to handle well, or `nil`. Inside tmux, which redraws without asking the
  /// terminal around it, only characters are sure to stay where they belong.
  private static func pixels(_ terminal: PictureTerminal) -> PictureMeans? {
    guard !terminal.isInsideTmux, !terminal.isKonsole else { return nil }
    if terminal.takesITermFiles { return .iTerm(isInsideTmux: false) }
    if terminal.abilities.hasKittyGraphics { return .kitty(isInsideTmux: false) }
    return terminal.abilities.hasSixel ? .sixel : nil
  }
}

extension PictureMeans {
  /// The same for a screen of cells: inside tmux, nothing but cells is sure to go when they go.
  nonisolated func onScreen(_ abilities: TerminalAbilities, environment: [String: String]) -> PictureMeans {
    guard isGraphics, PictureTerminal(abilities, environment: environment).isInsideTmux else { return self }
    return Self.characters(abilities)
  }
}

extension PictureMeans {
  /// What is drawn where no terminal can be asked, such as into a pipe with colours.
  package nonisolated static func withoutAnswers(
    _ choice: Settings.PictureChoice, _ abilities: TerminalAbilities
  ) -> PictureMeans {
    choice == .ascii ? .ascii : characters(abilities)
  }
}

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

/// What is known of the terminal that pictures are drawn on, before it answers.
package struct PictureSurroundings {
  package var choice: Settings.PictureChoice
  package var abilities: TerminalAbilities
  package var environment: [String: String]
  /// Whether the person wants nothing but ASCII, whatever the settings say.
  package var isASCII: Bool

  package init(
    choice setting: Settings.PictureChoice = .auto, abilities: TerminalAbilities, environment: [String: String] = [:],
    isASCII: Bool = false
  ) {
    self.abilities = abilities
    self.environment = environment
    self.isASCII = isASCII
    choice = setting
    choice = resolved(setting)
  }

  /// What a setting comes to here.
  func resolved(_ setting: Settings.PictureChoice) -> Settings.PictureChoice {
    isASCII && setting != .off ? .ascii : setting
  }
}
