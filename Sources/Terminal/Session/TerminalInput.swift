/// What a ``TerminalDevice`` delivers, of which a ``TerminalSession`` makes events.
enum TerminalInput: Hashable, Sendable {
  /// Bytes of keys, pastes and replies, as they were read; none if a read was interrupted.
  case bytes([UInt8])
  /// A timeout has expired.
  case timeout(InputTimeout)
  /// A signal that doesn't end the program.
  case signal(Int32)
  /// More can be written, as requested by `TerminalDevice.awaitWritable`.
  case writable
  /// The input has ended: the terminal is gone. Nothing is delivered after it.
  case closed
}
