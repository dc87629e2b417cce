/// How a terminal session is held.
package struct SessionOptions: Sendable {
  /// Whether clicks and the wheel are told.
  package var mouse: Bool
  /// Whether the terminal is asked for its abilities at the start.
  package var asks: Bool
  /// Whether kitty pictures are removed at the end.
  package var dropsPictures: Bool
  /// How long a lone ESC waits for the rest of a sequence.
  package var escapeDelay: Duration

  /// Options; by default with the mouse and without questions.
  package init(
    mouse: Bool = true, asks: Bool = false, dropsPictures: Bool = false, escapeDelay: Duration = .milliseconds(50)
  ) {
    self.mouse = mouse
    self.asks = asks
    self.dropsPictures = dropsPictures
    self.escapeDelay = escapeDelay
  }

  /// The wait that `ESCDELAY` (milliseconds, 1–5000) asks for, else 50 ms.
  package static func escapeDelay(environment: [String: String]) -> Duration {
    let asked = environment["ESCDELAY"].flatMap { Int($0) } ?? 50
    return .milliseconds((1...5000).contains(asked) ? asked : 50)
  }

  /// What enters the alternate screen: cursor hidden, auto-wrap off, pastes marked.
  var entering: [UInt8] {
    var bytes = Array("\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[?2004h".utf8)
    if mouse { bytes += Array("\u{1B}[?1000h\u{1B}[?1006h".utf8) }
    if asks { bytes += TerminalQuestions.all }
    return bytes
  }

  /// What gives the terminal back as it was; harmless when sent twice.
  var leaving: [UInt8] {
    // CAN ends a sequence that was cut off.
    Array("\u{18}\u{1B}[?2026l\u{1B}[m".utf8)
      + (dropsPictures ? Array("\u{1B}_Ga=d,d=A,q=2\u{1B}\\".utf8) : [])
      + CrashGuard.leaving.withUTF8Buffer(Array.init)
  }
}
