import Essentials

/// The modes of a terminal, and whose it is.
enum Modes {
  /// Its present modes; nil if it is no terminal, or gone.
  static func current(_ descriptor: Int32) -> termios? {
    var modes = termios()
    return tcgetattr(descriptor, &modes) == 0 ? modes : nil
  }

  /// Bytes come and go as they are, but for the keys of signals: Ctrl-C, Ctrl-Z and Ctrl-\ work however busy the program
  /// is. A read waits for so many bytes.
  static func makeRaw(_ modes: inout termios, awaited count: cc_t) {
    cfmakeraw(&modes)
    modes.c_lflag |= tcflag_t(ISIG)
    withUnsafeMutableBytes(of: &modes.c_cc) { characters in
      characters[Int(VMIN)] = count
      characters[Int(VTIME)] = 0
    }
  }

  /// Whether the program may use the terminal now: it is not in the background of a shell.
  static func isForeground(_ descriptor: Int32) -> Bool {
    let group = tcgetpgrp(descriptor)
    return group < 0 || group == getpgrp()
  }

  /// Waits, stopped as a shell expects it of a program in its background, until the program may use the terminal.
  ///
  /// - Returns: Whether it may; not where nothing can bring it to the foreground.
  static func waitForForeground(_ descriptor: Int32) -> Bool {
    // In the background this stops (POSIX, XBD 11.1.4) and changes nothing. A program that goes on may be there again.
    while !isForeground(descriptor) { guard tcdrain(descriptor) == 0 || errno == EINTR else { return false } }
    return true
  }
}
