import Essentials

/// The signal handler while the terminal is held, and the default actions of signals.
enum Signals {
  /// Signals left alone: they can't be caught, don't end a program, or show as an error of `write` instead.
  private static let uncaught = [SIGKILL, SIGSTOP, SIGTTIN, SIGTTOU, SIGCHLD, SIGURG, SIGPIPE, SIGXFSZ] + otherUncaught

  #if canImport(Darwin)
    /// Signals that end a program only on Linux, or exist only on Darwin.
    private static let otherUncaught = [SIGIO, SIGINFO]
  #else
    private static let otherUncaught: [Int32] = []
  #endif

  /// Sets a handler that reports signals which the program survives, and for all others gives the terminal back before
  /// the program ends, even for those that were ignored until now. Returns the previous actions in the order of the
  /// signals' numbers, from 1.
  static func catchAll() -> [sigaction] {
    // Numbers that don't exist are refused. On Linux real-time signals go up to 64 and end a program too.
    (1...64).map { (number: Int32) in
      var former = sigaction()
      guard !uncaught.contains(number) else { return former }
      var action = sigaction()
      action.setHandler(handler)
      // Handlers run one at a time, and don't interrupt system calls in the rest of the program.
      sigfillset(&action.sa_mask)
      action.sa_flags = SA_RESTART
      sigaction(number, &action, &former)
      return former
    }
  }

  /// Restores the actions that `catchAll()` returned.
  static func restore(_ actions: [sigaction]) {
    for index in actions.indices where !uncaught.contains(Int32(index + 1)) {
      var action = actions[index]
      sigaction(Int32(index + 1), &action, nil)
    }
  }

  /// Whether a signal is a fault of the running code, which raises it again when the handler returns.
  static func isFault(_ signal: Int32) -> Bool {
    switch signal {
    case SIGILL, SIGTRAP, SIGBUS, SIGFPE, SIGSEGV: true
    default: false
    }
  }

  /// Ends the program as the signal does, or with the exit code that shells use for it (128 + number).
  static func end(by signal: Int32) {
    raiseWithDefaultAction(signal)
    _exit(128 &+ signal)
  }

  /// Stops the program, as Ctrl-Z does, until it's continued; has no effect without a shell that could do that.
  static func stop() { raiseWithDefaultAction(SIGTSTP) }

  private static func raiseWithDefaultAction(_ number: Int32) {
    restoreDefault(number)
    raise(number)
  }

  /// Gives a signal its default action, even if it is ignored, or blocked as within its own handler.
  static func restoreDefault(_ number: Int32) {
    signal(number, SIG_DFL)
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, number)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  private static let handler: @convention(c) (Int32) -> Void = { signal in
    let code = errno
    switch signal {
    case SIGWINCH, SIGTSTP, SIGCONT: TerminalHold.report(signal)
    default: TerminalHold.end(by: signal)
    }
    errno = code
  }
}

extension sigaction {
  fileprivate mutating func setHandler(_ handler: @escaping @convention(c) (Int32) -> Void) {
    #if canImport(Darwin)
      __sigaction_u.__sa_handler = handler
    #else
      __sigaction_handler.sa_handler = handler
    #endif
  }
}
