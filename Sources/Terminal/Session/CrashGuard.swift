#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Gives the terminal back when the program crashes.
///
/// The handler only calls functions that are safe in a signal handler; then the signal ends the program as always,
/// without a stack trace on the user's screen.
enum CrashGuard {
  /// What gives the terminal back: mouse, focus and paste marks off, auto-wrap and cursor on, main screen.
  ///
  /// The cursor goes to the last row before: from a row further up, tmux 3.3 brings rows of the alternate screen back
  /// to the main one when the window grew meanwhile.
  static let leaving: StaticString = """
    \u{1B}[?1006l\u{1B}[?1003l\u{1B}[?1002l\u{1B}[?1000l\u{1B}[?1004l\u{1B}[?2004l\
    \u{1B}[?7h\u{1B}[?25h\u{1B}[999H\u{1B}[?1049l
    """

  /// What comes before: the end of a cut-off sequence and of synchronized output, the default pen.
  private static let opening: StaticString = "\u{18}\u{1B}[?2026l\u{1B}[m"
  private static let signals = [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT, SIGFPE]
  // Plain memory: a signal handler may neither take a lock nor allocate.
  private nonisolated(unsafe) static let output = UnsafeMutablePointer<Int32>.allocate(capacity: 1)
  private nonisolated(unsafe) static let modes = UnsafeMutablePointer<termios>.allocate(capacity: 1)
  private nonisolated(unsafe) static let former = UnsafeMutablePointer<sigaction>.allocate(capacity: 32)

  /// Guards the terminal behind `output`, whose modes were `saved`.
  static func arm(output descriptor: Int32, saved: termios) {
    output.initialize(to: descriptor)
    modes.initialize(to: saved)
    _ = (leaving.utf8CodeUnitCount, opening.utf8CodeUnitCount)
    var action = sigaction()
    action.setHandler(giveBack)
    for signal in signals { sigaction(signal, &action, former + Int(signal)) }
  }

  /// Lets crashes take their former course.
  static func disarm() {
    for signal in signals { sigaction(signal, former + Int(signal), nil) }
  }

  private static let giveBack: @convention(c) (Int32) -> Void = { signal in
    write(output.pointee, opening.utf8Start, opening.utf8CodeUnitCount)
    write(output.pointee, leaving.utf8Start, leaving.utf8CodeUnitCount)
    tcsetattr(output.pointee, TCSANOW, modes)
    endAsUsual(signal)
    raise(signal)
  }
}

/// Lets the next such signal have its default effect.
private func endAsUsual(_ number: Int32) { signal(number, SIG_DFL) }

extension sigaction {
  /// Sets the handler, whose field has another name on each platform.
  fileprivate mutating func setHandler(_ handler: @escaping @convention(c) (Int32) -> Void) {
    #if canImport(Darwin)
      __sigaction_u.__sa_handler = handler
    #elseif canImport(Glibc)
      __sigaction_handler.sa_handler = handler
    #elseif canImport(Musl)
      __sa_handler.sa_handler = handler
    #endif
  }
}
