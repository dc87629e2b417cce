import Essentials

/// The terminal at the edge of the program, as a set of functions.
package struct TerminalDevice: Sendable {
  /// The window's size; nil when the terminal does not know.
  var size: @Sendable () -> TerminalSize?
  /// Makes the terminal raw and writes what enters, as far as it fits; from now on whatever ends the program gives the
  /// terminal back by what leaves. Nil where the terminal cannot be had. Called again after a stop.
  var take: @Sendable (_ entering: [UInt8], _ leaving: [UInt8]) -> WriteOutcome?
  /// Gives the terminal back as it was, without what was typed but not read.
  var giveBack: @Sendable () -> Void
  /// Writes what fits without waiting.
  var write: @Sendable (_ bytes: ArraySlice<UInt8>) -> WriteOutcome
  /// Asks for one event when more can be written.
  var awaitRoom: @Sendable () -> Void
  /// Begins to deliver input and signals, one at a time, and says when nothing has come for the lengths of time given.
  var start: @Sendable (_ silences: [Silence], _ deliver: @escaping @Sendable (TerminalInput) -> Void) -> Void
  /// Ends the deliveries.
  var finish: @Sendable () -> Void
  /// Stops the program, as Ctrl-Z does, until it is continued.
  var stop: @Sendable () -> Void

  /// The terminal of standard output, or nil if that isn't one.
  ///
  /// Keys come from standard input, or from `/dev/tty` if that is no terminal. One device serves one session.
  package static func live() -> TerminalDevice? {
    guard let terminal = LiveTerminal() else { return nil }
    return TerminalDevice(
      size: { LiveTerminal.size(of: terminal.output) },
      take: { TerminalHold.take(terminal, entering: $0, leaving: $1) },
      giveBack: { TerminalHold.giveBack() },
      write: { terminal.write($0) },
      awaitRoom: { terminal.awaitRoom() },
      start: { terminal.start($0, $1) },
      finish: { terminal.finish() },
      stop: { Signals.stop() })
  }

  /// Whether standard error is a terminal.
  package static var isErrorTerminal: Bool { isatty(STDERR_FILENO) == 1 }

  /// Whether standard input and standard output are terminals.
  package static var standardStreams: (isInputTerminal: Bool, isOutputTerminal: Bool) {
    (isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1)
  }

  /// The size of the window that standard output is shown in.
  package static var windowSize: TerminalSize? { LiveTerminal.size(of: STDOUT_FILENO) }

  /// Whether the program may use its terminal: it does not run in the background of a shell.
  package static var isForeground: Bool { Modes.isForeground(STDOUT_FILENO) }
}

/// What comes in from a terminal device.
enum TerminalInput: Hashable, Sendable {
  case bytes([UInt8])
  case silence(Silence)
  /// A signal that does not end the program.
  case signal(Int32)
  /// More can be written.
  case room
  /// The input has ended: the terminal is gone.
  case closed
}

/// A time in which nothing comes.
enum Silence: Hashable, Sendable {
  /// A lone ESC, after which nothing came for so long, is the key.
  case key(Duration)
  /// So long after a byte the rest of a paste or of an answer will not come any more.
  case rest(Duration)
  /// So long after the start, or after a stop, a question will not be answered any more, whatever was typed meanwhile.
  case answer(Duration)

  var length: Duration {
    switch self {
    case .key(let length), .rest(let length), .answer(let length): length
    }
  }
}

/// What became of bytes that were written.
enum WriteOutcome: Hashable, Sendable {
  /// So many of the bytes went out; fewer than given means that the terminal is too slow for now.
  case wrote(Int)
  /// The reader is gone.
  case closed
}
