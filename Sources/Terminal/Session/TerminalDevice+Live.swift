#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension TerminalDevice {
  /// The terminal that standard output is, or nil if it is none.
  ///
  /// Keys come from standard input, or from `/dev/tty` if that is no terminal. One device serves one session.
  package static func live() -> TerminalDevice? {
    guard let terminal = LiveTerminal() else { return nil }
    return TerminalDevice(
      size: { terminal.size() },
      write: { terminal.write($0) },
      whenWritable: { terminal.whenWritable($0) },
      waitUntilWritable: { terminal.waitUntilWritable($0) },
      enterRaw: { terminal.enterRaw() },
      restore: { terminal.restore() },
      start: { terminal.start($0) },
      finish: { terminal.finish() },
      after: { terminal.after($0, $1) },
      isForeground: {
        let group = tcgetpgrp(terminal.output)
        return group < 0 || group == getpgrp()
      },
      stop: { raise(SIGSTOP) },
      end: { endProcess(by: $0) })
  }

  /// Ends the program as the signal does.
  ///
  /// libdispatch blocks signals in its threads and may still hold a handler, so the signal is let through here, and
  /// again until it has its effect.
  private static func endProcess(by number: Int32) {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, number)
    for _ in 0..<100 {
      signal(number, SIG_DFL)
      pthread_sigmask(SIG_UNBLOCK, &signals, nil)
      raise(number)
      usleep(10_000)
    }
    _exit(128 &+ number)
  }

  /// Whether standard error is a terminal.
  package static var isErrorTerminal: Bool { isatty(STDERR_FILENO) == 1 }

  /// Whether standard input and standard output are terminals.
  package static var standardStreams: (isInputTerminal: Bool, isOutputTerminal: Bool) {
    (isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1)
  }
}
