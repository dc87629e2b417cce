/// How a terminal session is held.
package struct SessionOptions: Sendable {
  /// Whether the terminal is asked for its abilities at the start.
  package var asks: Bool
  /// Whether kitty pictures are removed at the end.
  package var dropsPictures: Bool
  /// How long a lone ESC waits for the rest of a sequence.
  package var escapeDelay: Duration

  /// Options; by default without questions.
  package init(asks: Bool = false, dropsPictures: Bool = false, escapeDelay: Duration = .milliseconds(50)) {
    self.asks = asks
    self.dropsPictures = dropsPictures
    self.escapeDelay = escapeDelay
  }

  /// The wait that `ESCDELAY` (milliseconds, 1–5000) asks for, else 50 ms.
  package static func escapeDelay(environment: [String: String]) -> Duration {
    let asked = environment["ESCDELAY"].flatMap { Int($0) } ?? 50
    return .milliseconds((1...5000).contains(asked) ? asked : 50)
  }

  /// What enters the alternate screen: cursor hidden, auto-wrap off, pastes marked, clicks and the wheel told.
  var entering: [UInt8] {
    Array("\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[?2004h\u{1B}[?1000h\u{1B}[?1006h".utf8)
      + (asks ? TerminalQuestions.all : [])
  }

  /// What gives the terminal back as it was; harmless when sent twice.
  var leaving: [UInt8] {
    // CAN ends a sequence that was cut off.
    Array("\u{18}\u{1B}[?2026l\u{1B}[m".utf8)
      + (dropsPictures ? Array("\u{1B}_Ga=d,d=A,q=2\u{1B}\\".utf8) : [])
      + CrashGuard.leaving.withUTF8Buffer(Array.init)
  }
}
