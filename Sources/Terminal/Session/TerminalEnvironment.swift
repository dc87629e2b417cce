/// What the environment variables say about the terminal.
struct TerminalEnvironment {
  private let variables: [String: String]

  init(_ variables: [String: String]) { self.variables = variables }

  /// A variable that is set and not empty.
  subscript(_ name: String) -> String? {
    guard let value = variables[name], !value.isEmpty else { return nil }
    return value
  }

  /// A variable that holds a number above 0.
  func positive(_ name: String) -> Int? {
    self[name].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
  }

  /// Whether the terminal understands no cursor motion.
  var isDumb: Bool { ["dumb", "unknown", nil].contains(self["TERM"]) }

  /// Whether text is UTF-8: the part after the dot of the first set of `LC_ALL`, `LC_CTYPE`, `LANG`.
  var isUTF8: Bool {
    let locale = self["LC_ALL"] ?? self["LC_CTYPE"] ?? self["LANG"] ?? "C"
    let charset = locale.split(separator: ".", maxSplits: 1).dropFirst().first ?? ""
    return ["utf-8", "utf8"].contains(charset.prefix { $0 != "@" }.lowercased())
  }

  /// The colours to use, by the order of strength that ``TerminalAbilities`` names.
  func colorDepth(choice: ColorChoice, isTerminal: Bool) -> ColorDepth {
    isColored(choice: choice, isTerminal: isTerminal) ? depth : .none
  }

  private func isColored(choice: ColorChoice, isTerminal: Bool) -> Bool {
    if choice != .auto { return choice == .always }
    if self["NO_COLOR"] != nil { return false }
    if let force = self["CLICOLOR_FORCE"] ?? self["FORCE_COLOR"], force != "0" { return true }
    if self["FORCE_COLOR"] == "0" || self["CLICOLOR"] == "0" { return false }
    return isTerminal && !isDumb
  }

  /// The most colours the terminal is known to show.
  private var depth: ColorDepth {
    if let named = self["COLORTERM"]?.lowercased(), ["truecolor", "24bit"].contains(named) { return .trueColor }
    let term = self["TERM"] ?? ""
    if self["TERM_PROGRAM"] == "Apple_Terminal" { return .palette256 }
    if term.hasSuffix("-direct") { return .trueColor }
    return term.hasSuffix("-256color") ? .palette256 : forcedDepth ?? .ansi16
  }

  /// The depth that `FORCE_COLOR` names by number, as Node reads it.
  private var forcedDepth: ColorDepth? {
    switch self["FORCE_COLOR"] {
    case "2": .palette256
    case "3": .trueColor
    default: nil
    }
  }
}
