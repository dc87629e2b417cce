import Essentials

/// Access to the terminal as a set of functions, so that tests can replace them.
package struct TerminalDevice: Sendable {
  /// The window's size; `nil` if the terminal doesn't know it.
  let size: @Sendable () -> TerminalSize?
  /// Makes the terminal raw and writes as much of `entering` as fits without blocking. From then on, anything that ends
  /// the program writes `leaving` first. Returns `nil` if the terminal can't be taken. Called again after a stop.
  let take: @Sendable (_ entering: [UInt8], _ leaving: [UInt8]) -> WriteOutcome?
  /// Restores the terminal and discards unread input.
  let giveBack: @Sendable () -> Void
  /// Writes what fits without blocking.
  let write: @Sendable (_ bytes: ArraySlice<UInt8>) -> WriteOutcome
  /// Requests one `TerminalInput.writable` once more can be written.
  let awaitWritable: @Sendable () -> Void
  /// Starts delivering input, signals and the given timeouts, one at a time.
  let start: @Sendable ([InputTimeout: Duration], _ deliver: @escaping @Sendable (TerminalInput) -> Void) -> Void
  /// Ends the deliveries.
  let finish: @Sendable () -> Void
  /// Stops the program, as Ctrl-Z does, until it is continued.
  let stop: @Sendable () -> Void

  /// The terminal of standard output, or `nil` if that isn't one.
  ///
  /// Keys come from standard input, or from `/dev/tty` if that isn't a terminal. One device serves one session.
  package static func live() -> TerminalDevice? {
    guard let terminal = LiveTerminal() else { return nil }
    return TerminalDevice(
      size: { LiveTerminal.size(of: terminal.output) },
      take: { TerminalHold.take(terminal, entering: $0, leaving: $1) }, giveBack: TerminalHold.giveBack,
      write: terminal.write, awaitWritable: terminal.awaitWritable, start: terminal.start, finish: terminal.finish,
      stop: Signals.stop)
  }

  /// Whether standard input is a terminal.
  package static var isInputTerminal: Bool { isatty(STDIN_FILENO) == 1 }
  /// Whether standard output is a terminal.
  package static var isOutputTerminal: Bool { isatty(STDOUT_FILENO) == 1 }
  /// Whether standard error is a terminal.
  package static var isErrorTerminal: Bool { isatty(STDERR_FILENO) == 1 }

  /// The size of the window of standard output; `nil` if there is none, or its size is unknown.
  package static var windowSize: TerminalSize? { LiveTerminal.size(of: STDOUT_FILENO) }
  /// The size of the window of standard error, likewise.
  package static var errorWindowSize: TerminalSize? { LiveTerminal.size(of: STDERR_FILENO) }

  /// Whether the program may use its terminal: it isn't in the background of a shell.
  package static var isForeground: Bool { Modes.isForeground(STDOUT_FILENO) }
}
