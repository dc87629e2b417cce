/// Something a terminal device delivers.
enum TerminalInput: Hashable, Sendable {
  case bytes([UInt8])
  case timeout(InputTimeout)
  /// A signal that doesn't end the program.
  case signal(Int32)
  /// More can be written, as requested by `awaitWritable`.
  case writable
  /// The input has ended: the terminal is gone.
  case closed
}
