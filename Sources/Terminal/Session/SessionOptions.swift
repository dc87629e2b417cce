/// How a terminal session starts, ends and times out.
package struct SessionOptions: Sendable {
  /// The control sequences written at the start and after a stop.
  let entering: [UInt8]
  /// The control sequences that restore the terminal; harmless if sent twice.
  let leaving: [UInt8]
  /// The timeouts to report, with their lengths; `InputTimeout.reply` ends the session.
  let timeouts: [InputTimeout: Duration]

  /// Options of the live table: alternate screen, no cursor, no auto-wrap, bracketed paste, reports of the mouse.
  ///
  /// - Parameters:
  ///   - asks: Whether to query the terminal's abilities at the start.
  ///   - dropsPictures: Whether to remove kitty pictures at the end.
  ///   - escapeDelay: How long after ESC the rest of a sequence may come, before it counts as the Esc key.
  package init(asks: Bool = false, dropsPictures: Bool = false, escapeDelay: Duration = Self.standardEscapeDelay) {
    entering =
      Array("\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[?2004h\u{1B}[?1000h\u{1B}[?1006h".utf8)
      + (asks ? TerminalQueries.all : [])
    // CAN ends a sequence that was cut off. The cursor goes to the last row: from a higher one, tmux 3.3 leaves rows of
    // the alternate screen on the main one if the window has grown meanwhile.
    leaving =
      Array("\u{18}\u{1B}[?2026l\u{1B}[m".utf8) + (dropsPictures ? Array("\u{1B}_Ga=d,d=A,q=2\u{1B}\\".utf8) : [])
      + Array("\u{1B}[?1006l\u{1B}[?1000l\u{1B}[?2004l\u{1B}[?7h\u{1B}[?25h\u{1B}[999H\u{1B}[?1049l".utf8)
    timeouts = [.key: escapeDelay, .rest: max(escapeDelay, .seconds(1))]
  }

  /// Options for asking the terminal on the main screen; `question` must end with a DA1 query, whose reply comes last.
  init(asking question: [UInt8], leaving: [UInt8]) {
    entering = question
    self.leaving = leaving
    timeouts = [.reply: .milliseconds(TerminalHold.replyLimit)]
  }

  /// The escape delay unless another is set.
  package static let standardEscapeDelay = Duration.milliseconds(50)

  /// The delay that `ESCDELAY` sets as for ncurses (milliseconds, 1–5000), else the standard one.
  package static func escapeDelay(environment: [String: String]) -> Duration {
    let number = environment["ESCDELAY"].flatMap { Int($0) }.flatMap { (1...5000).contains($0) ? $0 : nil }
    return number.map { .milliseconds($0) } ?? standardEscapeDelay
  }
}
