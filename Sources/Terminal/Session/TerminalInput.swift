/// What a ``TerminalDevice`` delivers, of which a ``TerminalSession`` makes events.
enum TerminalInput: Hashable, Sendable {
  /// What was typed, pasted or replied, in pieces as they were read; perhaps none, if a read was interrupted.
  case bytes([UInt8])
  /// A time without input has passed.
  case timeout(InputTimeout)
  /// A signal that doesn't end the program.
  case signal(Int32)
  /// More can be written, as requested by ``TerminalDevice/awaitWritable``.
  case writable
  /// The input has ended: the terminal is gone.
  case closed
}
