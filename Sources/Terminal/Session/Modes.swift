import Essentials

/// The modes of a terminal, and access to it from the foreground or background of a shell.
enum Modes {
  /// The current modes; `nil` if it isn't a terminal, or is gone.
  static func current(_ descriptor: Int32) -> termios? {
    var modes = termios()
    return tcgetattr(descriptor, &modes) == 0 ? modes : nil
  }

  /// Changes modes to raw, except that Ctrl-C, Ctrl-Z and Ctrl-\ still send signals, so that they work however busy the
  /// program is. A read waits for `minimum` bytes; with 0 it never waits.
  static func makeRaw(_ modes: inout termios, minimum: cc_t) {
    cfmakeraw(&modes)
    modes.c_lflag |= tcflag_t(ISIG)
    withUnsafeMutableBytes(of: &modes.c_cc) { characters in
      characters[Int(VMIN)] = minimum
      characters[Int(VTIME)] = 0
    }
  }

  /// Whether the program may use the terminal now: it isn't in the background of a shell.
  static func isForeground(_ descriptor: Int32) -> Bool {
    let group = tcgetpgrp(descriptor)
    return group < 0 || group == getpgrp()
  }

  /// Stops the program, as a shell expects, while it's in the background; returns false if nothing can bring it back.
  static func waitForForeground(_ descriptor: Int32) -> Bool {
    while !isForeground(descriptor) {
      // An ignored signal couldn't stop the program, so this would loop without end.
      Signals.restoreDefault(SIGTTOU)
      // In the background this only stops the program (POSIX, XBD 11.1.4). Once continued, it may be there again.
      guard tcdrain(descriptor) == 0 || errno == EINTR else { return false }
    }
    return true
  }
}
