/// What a terminal is asked at the start, and when asking is safe.
package enum TerminalQuestions {
  /// Kitty graphics, name, cell size, background, and DA1 last: its answer says that all others have come.
  package static let all: [UInt8] = Array(
    ("\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\" + "\u{1B}[>q" + "\u{1B}[16t" + "\u{1B}]11;?\u{1B}\\" + "\u{1B}[c")
      .utf8)

  /// Whether the terminal answers instead of printing the questions: both ends are terminals, and it is none of those
  /// known to print them.
  ///
  /// - Parameters:
  ///   - environment: The environment variables.
  ///   - isInputTerminal: Whether standard input is a terminal.
  ///   - isOutputTerminal: Whether standard output is a terminal.
  /// - Returns: Whether it may be asked.
  package static func areSafe(
    environment: [String: String], isInputTerminal: Bool, isOutputTerminal: Bool
  ) -> Bool {
    let variables = TerminalEnvironment(environment)
    let term = variables["TERM"] ?? "dumb"
    return isInputTerminal && isOutputTerminal && !variables.isDumb && term != "linux"
      && !term.hasPrefix("screen") && variables["TERM_PROGRAM"] != "Apple_Terminal"
  }
}
