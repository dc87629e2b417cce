/// The terminal at the edge of the program, as a set of functions.
///
/// All of them but ``size`` and ``write`` are called from one serial queue or before it starts.
package struct TerminalDevice: Sendable {
  /// The window's size; nil when the terminal does not know.
  package var size: @Sendable () -> TerminalSize?
  /// Writes what fits without waiting.
  package var write: @Sendable (_ bytes: ArraySlice<UInt8>) -> WriteOutcome
  /// Calls back once when more can be written.
  package var whenWritable: @Sendable (_ ready: @escaping @Sendable () -> Void) -> Void
  /// Waits, at most so long, until more can be written; says whether it can.
  package var waitUntilWritable: @Sendable (_ limit: Duration) -> Bool
  /// Saves the terminal's modes and makes it raw; says whether it could. Called again after a stop.
  package var enterRaw: @Sendable () -> Bool
  /// Puts the saved modes back and throws away what was typed but not read.
  package var restore: @Sendable () -> Void
  /// Begins to deliver input and signals, one at a time.
  package var start: @Sendable (_ deliver: @escaping @Sendable (TerminalInput) -> Void) -> Void
  /// Ends the deliveries.
  package var finish: @Sendable () -> Void
  /// Calls back after a time, on the queue of the deliveries.
  package var after: @Sendable (_ delay: Duration, _ call: @escaping @Sendable () -> Void) -> Void
  /// Whether the program may use the terminal now, or runs in the background of a shell.
  package var isForeground: @Sendable () -> Bool
  /// Stops the program until it is continued.
  package var stop: @Sendable () -> Void
  /// Ends the program as the signal does.
  package var end: @Sendable (_ signal: Int32) -> Void

  /// A device of the given functions.
  package init(
    size: @escaping @Sendable () -> TerminalSize?,
    write: @escaping @Sendable (ArraySlice<UInt8>) -> WriteOutcome,
    whenWritable: @escaping @Sendable (@escaping @Sendable () -> Void) -> Void,
    waitUntilWritable: @escaping @Sendable (Duration) -> Bool,
    enterRaw: @escaping @Sendable () -> Bool,
    restore: @escaping @Sendable () -> Void,
    start: @escaping @Sendable (@escaping @Sendable (TerminalInput) -> Void) -> Void,
    finish: @escaping @Sendable () -> Void,
    after: @escaping @Sendable (Duration, @escaping @Sendable () -> Void) -> Void,
    isForeground: @escaping @Sendable () -> Bool,
    stop: @escaping @Sendable () -> Void,
    end: @escaping @Sendable (Int32) -> Void
  ) {
    self.size = size
    self.write = write
    self.whenWritable = whenWritable
    self.waitUntilWritable = waitUntilWritable
    self.enterRaw = enterRaw
    self.restore = restore
    self.start = start
    self.finish = finish
    self.after = after
    self.isForeground = isForeground
    self.stop = stop
    self.end = end
  }
}

/// What comes in from a terminal device.
package enum TerminalInput: Hashable, Sendable {
  case bytes([UInt8])
  case signal(Int32)
  /// The input has ended: the terminal is gone.
  case closed
}

/// What became of bytes that were written.
package enum WriteOutcome: Hashable, Sendable {
  /// So many of the bytes went out; fewer than given means that the terminal is too slow for now.
  case wrote(Int)
  /// Nobody reads any more.
  case closed
}
