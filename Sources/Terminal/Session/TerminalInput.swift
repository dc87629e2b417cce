/// What comes in from a terminal device.
package enum TerminalInput: Hashable, Sendable {
  case bytes([UInt8])
  case signal(Int32)
  /// The input has ended: the terminal is gone.
  case closed
}
