import Essentials

/// The handlers of signals while the terminal is held.
enum Signals {
  /// Those that the program acts on and lives.
  static let reported = [SIGWINCH, SIGTSTP, SIGCONT]
  /// Those that cannot be caught, that end nothing, or whose effect is an answer of `write` instead.
  private static let others = [SIGKILL, SIGSTOP, SIGTTIN, SIGTTOU, SIGCHLD, SIGURG, SIGPIPE, SIGXFSZ] + harmless

  #if canImport(Darwin)
    /// What this system does not report.
    private static let harmless = [SIGIO, SIGINFO]
  #else
    private static let harmless: [Int32] = []
  #endif

  /// Lets every signal that would end the program give the terminal back first.
  ///
  /// - Returns: The actions so far, by number less one.
  static func catchAll() -> [sigaction] {
    // Numbers that there are not are refused. On Linux real-time signals go up to 64, and end a program too.
    (1...64).map { (number: Int32) in
      var former = sigaction()
      guard !others.contains(number) else { return former }
      var action = sigaction()
      action.setHandler(reported.contains(number) ? report : end)
      // One at a time, and no call of the rest of the program is interrupted.
      sigfillset(&action.sa_mask)
      action.sa_flags = SA_RESTART
      sigaction(number, &action, &former)
      return former
    }
  }

  /// Lets signals have the effects again that they had.
  static func restore(_ actions: [sigaction]) {
    for index in actions.indices where !others.contains(Int32(index + 1)) {
      var action = actions[index]
      sigaction(Int32(index + 1), &action, nil)
    }
  }

  /// Ends the program as the signal does.
  static func end(by signal: Int32) {
    raiseAsUsual(signal)
    _exit(128 &+ signal)
  }

  /// Stops the program as Ctrl-Z does, until it is continued; where there is no shell above that could do so, the system
  /// lets it go on at once.
  static func stop() { raiseAsUsual(SIGTSTP) }

  private static func raiseAsUsual(_ number: Int32) {
    signal(number, SIG_DFL)
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, number)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    raise(number)
  }

  private static let end: @convention(c) (Int32) -> Void = { signal in
    let code = errno
    TerminalHold.end(by: signal)
    errno = code
  }

  private static let report: @convention(c) (Int32) -> Void = { signal in
    let code = errno
    TerminalHold.report(signal)
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
