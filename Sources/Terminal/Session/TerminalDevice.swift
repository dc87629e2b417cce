import Essentials

/// Access to the terminal, as a set of functions.
package struct TerminalDevice: Sendable {
  /// The window's size; nil if the terminal doesn't know.
  var size: @Sendable () -> TerminalSize?
  /// Makes the terminal raw and writes as much of `entering` as fits; from then on, anything that ends the program first
  /// writes `leaving`. Nil if the terminal can't be had. Called again after a stop.
  var take: @Sendable (_ entering: [UInt8], _ leaving: [UInt8]) -> WriteOutcome?
  /// Restores the terminal and discards unread input.
  var giveBack: @Sendable () -> Void
  /// Writes what fits without blocking.
  var write: @Sendable (_ bytes: ArraySlice<UInt8>) -> WriteOutcome
  /// Requests one ``TerminalInput/room`` once more can be written.
  var awaitRoom: @Sendable () -> Void
  /// Starts delivering input, signals and the given timeouts, one at a time.
  var start: @Sendable (_ timeouts: [InputTimeout], _ deliver: @escaping @Sendable (TerminalInput) -> Void) -> Void
  /// Ends the deliveries.
  var finish: @Sendable () -> Void
  /// Stops the program, as Ctrl-Z does, until it is continued.
  var stop: @Sendable () -> Void

  /// The terminal of standard output, or nil if that isn't one.
  ///
  /// Keys come from standard input, or from `/dev/tty` if that isn't a terminal. One device serves one session.
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

  /// The size of the window that shows standard output.
  package static var windowSize: TerminalSize? { LiveTerminal.size(of: STDOUT_FILENO) }

  /// Whether the program may use its terminal, not being in the background of a shell.
  package static var isForeground: Bool { Modes.isForeground(STDOUT_FILENO) }
}

/// Something a terminal device delivers.
enum TerminalInput: Hashable, Sendable {
  case bytes([UInt8])
  case timeout(InputTimeout)
  /// A signal that doesn't end the program.
  case signal(Int32)
  /// More can be written.
  case room
  /// The input has ended: the terminal is gone.
  case closed
}

/// A time without input, after which something is given up.
enum InputTimeout: Hashable, Sendable {
  /// After the last byte: a lone ESC is the Esc key.
  case key(Duration)
  /// After the last byte: the rest of a paste or reply won't come any more.
  case rest(Duration)
  /// After the start or a stop, whatever is typed meanwhile: a query won't be answered any more.
  case answer(Duration)

  var length: Duration {
    switch self {
    case .key(let length), .rest(let length), .answer(let length): length
    }
  }
}

/// The result of a write.
enum WriteOutcome: Hashable, Sendable {
  /// The number of bytes that went out; fewer than given if the terminal is too slow for now.
  case wrote(Int)
  /// The reader is gone.
  case closed
}
