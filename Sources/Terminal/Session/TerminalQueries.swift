/// The queries sent to a terminal, and when sending them is safe.
package enum TerminalQueries {
  /// Queries for kitty graphics, name (XTVERSION), cell size, background (OSC 11) and, as its reply comes last, DA1.
  package static let all: [UInt8] =
    Array(("\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\" + "\u{1B}[>q" + "\u{1B}[16t" + "\u{1B}]11;?\u{1B}\\").utf8)
    + DeviceAttributesScanner.query

  /// Whether both streams are terminals, of a kind that can be expected to answer the queries rather than print them.
  package static func areSafe(environment: [String: String], isInputTerminal: Bool, isOutputTerminal: Bool) -> Bool {
    let variables = TerminalEnvironment(environment)
    let term = variables["TERM"] ?? "dumb"
    return isInputTerminal && isOutputTerminal && !variables.isDumb && term != "linux"
      && !term.hasPrefix("screen") && variables["TERM_PROGRAM"] != "Apple_Terminal"
  }
}

extension TerminalDevice {
  /// Queries the terminal's abilities outside a live table, then restores it. Uses up the device.
  ///
  /// Use it only in the foreground, and if ``TerminalQueries/areSafe(environment:isInputTerminal:isOutputTerminal:)``.
  /// It waits for the replies, since late ones would reach the shell as if typed, but for a second at most.
  ///
  /// - Parameter texts: Texts printed on the current line, one at a time, to measure how far each moves the cursor; the
  ///   line is cleared again.
  /// - Returns: The replies in order of arrival, with a ``TerminalReply/cursorPosition(_:)`` for each text.
  package func ask(measuring texts: [String] = []) async -> [TerminalReply] {
    let clearing = texts.isEmpty ? "" : "\r\u{1B}[2K"
    let measuring = texts.map { "\r\($0)\u{1B}[6n" }.joined() + clearing
    let options = SessionOptions(asking: Array(measuring.utf8) + TerminalQueries.all, leaving: Array(clearing.utf8))
    let session = TerminalSession(device: self, options: options)
    guard session.enter() else { return [] }
    defer { session.leave() }
    var replies: [TerminalReply] = []
    for await event in session.events {
      if case .reply(let reply) = event { replies.append(reply) }
      // After a stop the queries are sent again.
      if case .resumed = event { replies = [] }
      if case .reply(.deviceAttributes) = event { break }
    }
    return replies
  }
}
