/// How a terminal session is held.
package struct SessionOptions: Sendable {
  /// What takes the terminal, written at the start and after a stop.
  let entering: [UInt8]
  /// What gives it back as it was; harmless when sent twice.
  let leaving: [UInt8]
  /// Which silences are of interest; that of an answer is the end.
  let silences: [Silence]

  /// The live table's: alternate screen, cursor hidden, auto-wrap off, pastes marked, clicks and the wheel reported; the
  /// terminal is asked for its abilities at the start, and kitty pictures are removed at the end, if that is wished.
  package init(asks: Bool = false, dropsPictures: Bool = false, escapeDelay: Duration = .milliseconds(50)) {
    entering =
      Array("\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[?2004h\u{1B}[?1000h\u{1B}[?1006h".utf8)
      + (asks ? TerminalQuestions.all : [])
    // CAN ends a sequence that was cut off. The cursor goes to the last row: from one further up, tmux 3.3 brings rows
    // of the alternate screen back to the main one when the window grew meanwhile.
    leaving =
      Array("\u{18}\u{1B}[?2026l\u{1B}[m".utf8) + (dropsPictures ? Array("\u{1B}_Ga=d,d=A,q=2\u{1B}\\".utf8) : [])
      + Array("\u{1B}[?1006l\u{1B}[?1000l\u{1B}[?2004l\u{1B}[?7h\u{1B}[?25h\u{1B}[999H\u{1B}[?1049l".utf8)
    silences = [.key(escapeDelay), .rest(max(escapeDelay, .seconds(1)))]
  }

  /// Those of one question on the main screen, whose last part asks for DA1.
  init(asking question: [UInt8], leaving: [UInt8]) {
    entering = question
    self.leaving = leaving
    silences = [.answer(.milliseconds(TerminalHold.answerLimit))]
  }

  /// The wait that `ESCDELAY` (milliseconds, 1–5000) asks for, else 50 ms.
  package static func escapeDelay(environment: [String: String]) -> Duration {
    let asked = environment["ESCDELAY"].flatMap { Int($0) } ?? 50
    return .milliseconds((1...5000).contains(asked) ? asked : 50)
  }
}
