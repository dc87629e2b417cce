/// What the environment variables say about the terminal.
struct TerminalEnvironment {
  private let variables: [String: String]

  init(_ variables: [String: String]) { self.variables = variables }

  /// A variable's value; `nil` if unset or empty.
  subscript(_ name: String) -> String? { variables[name].flatMap { $0.isEmpty ? nil : $0 } }

  /// A variable's value if it's a whole number above 0, else `nil`.
  func positiveNumber(_ name: String) -> Int? { self[name].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil } }

  /// Whether the terminal can't be expected to understand cursor motions: `TERM` says so, or isn't set.
  var isDumb: Bool { ["dumb", "unknown", nil].contains(self["TERM"]) }

  /// Whether text is UTF-8 by the first set of `LC_ALL`, `LC_CTYPE` and `LANG`: the part after its dot, or all of it.
  var isUTF8: Bool {
    let locale = self["LC_ALL"] ?? self["LC_CTYPE"] ?? self["LANG"] ?? "C"
    // macOS sets `LC_CTYPE=UTF-8` if it has no locale for the language and region, and ssh passes that on.
    let charset = locale.split(separator: ".", maxSplits: 1).last ?? ""
    return ["utf-8", "utf8"].contains(charset.prefix { $0 != "@" }.lowercased())
  }

  /// Whether to use colours, by the conventions of no-color.org and bixense.com/clicolors; ``TerminalAbilities`` says
  /// which variable takes precedence.
  func wantsColor(isTerminal: Bool) -> Bool {
    if self["NO_COLOR"] != nil { return false }
    if self["CLICOLOR_FORCE"] ?? "0" != "0" || ![nil, "0", "false"].contains(self["FORCE_COLOR"]) { return true }
    if self["FORCE_COLOR"] != nil || self["CLICOLOR"] == "0" { return false }
    return isTerminal && !isDumb
  }

  /// The values of `TERM` of terminals that show 24-bit colours, for use over ssh, which doesn't pass `COLORTERM` on.
  private static let trueColorTerms: Set = [
    "alacritty", "contour", "foot", "foot-extra", "rio", "wezterm", "xterm-ghostty", "xterm-kitty",
  ]

  /// The colours that a `FORCE_COLOR` of 2 or 3 sets, as in Node, else the most that the terminal is known to show.
  var colorDepth: ColorDepth {
    if let forced = ["2": ColorDepth.palette256, "3": .trueColor][self["FORCE_COLOR"] ?? ""] { return forced }
    if let named = self["COLORTERM"]?.lowercased(), ["truecolor", "24bit"].contains(named) { return .trueColor }
    if self["TERM_PROGRAM"] == "Apple_Terminal" { return .palette256 }
    let term = self["TERM"] ?? ""
    if term.hasSuffix("-direct") || Self.trueColorTerms.contains(term) { return .trueColor }
    return term.hasSuffix("-256color") ? .palette256 : .ansi16
  }
}
