/// The result of a write that doesn't block.
enum WriteOutcome: Hashable, Sendable {
  /// The number of bytes that went out; fewer than given if the terminal is too slow for now.
  case wrote(Int)
  /// The terminal is gone, or can't be written to any more.
  case closed
}
