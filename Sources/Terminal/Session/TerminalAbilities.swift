/// What the terminal, or the output in its place, can show.
package struct TerminalAbilities: Hashable, Sendable {
  /// Whether text can be placed: standard output is a terminal that understands cursor motions.
  package var isInteractive: Bool
  /// How many colours to use; none if they aren't wanted.
  package var colorDepth: ColorDepth
  /// Whether characters beyond ASCII may be shown.
  package var isUnicode: Bool
  /// The size of the window, or a substitute for it.
  package var size: TerminalSize
  /// Whether the background is dark; `nil` when unknown.
  package var isDark: Bool?
  /// The terminal's name and version as it reported them.
  package var name: String?
  /// Whether it reported support for kitty graphics.
  package var hasKittyGraphics = false
  /// Whether it reported support for sixel graphics.
  package var hasSixel = false

  /// The abilities known without asking the terminal.
  ///
  /// The first that applies decides on colour: `wantsColor`, `NO_COLOR`, `CLICOLOR_FORCE` and `FORCE_COLOR`, `CLICOLOR=0`,
  /// a dumb or unset `TERM`, whether the output is a terminal. The size: the window, then `COLUMNS` and `LINES`, then 80 × 24.
  package init(environment: [String: String], isTerminal: Bool, window: TerminalSize?, wantsColor: Bool? = nil) {
    let variables = TerminalEnvironment(environment)
    isInteractive = isTerminal && !variables.isDumb
    colorDepth = variables.colorDepth(wanted: wantsColor, isTerminal: isTerminal)
    isUnicode = variables.isUTF8
    size =
      window
      ?? TerminalSize(
        columns: variables.positive("COLUMNS") ?? TerminalSize.standard.columns,
        rows: variables.positive("LINES") ?? TerminalSize.standard.rows)
  }

  /// Applies a reply of the terminal.
  package mutating func apply(_ reply: TerminalReply) {
    switch reply {
    case .deviceAttributes(let numbers): hasSixel = numbers.contains(4)
    case .version(let version): name = version
    case .background(let red, let green, let blue):
      // Rec. 709 luma of the encoded values.
      isDark = 2126 * Int(red) + 7152 * Int(green) + 722 * Int(blue) < 10_000 * 128
    case .cellSize(let cell): size.cell = cell
    case .kittyGraphics(let isOK): hasKittyGraphics = isOK
    case .cursorPosition: break
    }
  }
}

/// What the environment variables say about the terminal.
struct TerminalEnvironment {
  private let variables: [String: String]

  init(_ variables: [String: String]) { self.variables = variables }

  /// A variable's value; `nil` if unset or empty.
  subscript(_ name: String) -> String? { variables[name].flatMap { $0.isEmpty ? nil : $0 } }

  /// A variable's value if it's a number above 0.
  func positive(_ name: String) -> Int? {
    self[name].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
  }

  /// Whether the terminal doesn't understand cursor motions.
  var isDumb: Bool { ["dumb", "unknown", nil].contains(self["TERM"]) }

  /// Whether text is UTF-8 by the first set of `LC_ALL`, `LC_CTYPE` and `LANG`: the part after its dot, or all of it.
  var isUTF8: Bool {
    let locale = self["LC_ALL"] ?? self["LC_CTYPE"] ?? self["LANG"] ?? "C"
    // macOS sets `LC_CTYPE=UTF-8` if it has no locale for the language and region, and ssh passes that on.
    let charset = locale.split(separator: ".", maxSplits: 1).last ?? ""
    return ["utf-8", "utf8"].contains(charset.prefix { $0 != "@" }.lowercased())
  }

  /// The colours to use, in the order of precedence given by ``TerminalAbilities``.
  func colorDepth(wanted: Bool?, isTerminal: Bool) -> ColorDepth {
    wanted ?? isColored(isTerminal: isTerminal) ? depth : .none
  }

  private func isColored(isTerminal: Bool) -> Bool {
    if self["NO_COLOR"] != nil { return false }
    if self["CLICOLOR_FORCE"] ?? "0" != "0" || ![nil, "0", "false"].contains(self["FORCE_COLOR"]) { return true }
    if self["FORCE_COLOR"] != nil || self["CLICOLOR"] == "0" { return false }
    return isTerminal && !isDumb
  }

  /// The colours that `FORCE_COLOR` gives as a number, as in Node, else the most that the terminal is known to show.
  private var depth: ColorDepth {
    if let forced = ["2": ColorDepth.palette256, "3": .trueColor][self["FORCE_COLOR"] ?? ""] { return forced }
    if let named = self["COLORTERM"]?.lowercased(), ["truecolor", "24bit"].contains(named) { return .trueColor }
    if self["TERM_PROGRAM"] == "Apple_Terminal" { return .palette256 }
    let term = self["TERM"] ?? ""
    if term.hasSuffix("-direct") { return .trueColor }
    return term.hasSuffix("-256color") ? .palette256 : .ansi16
  }
}
