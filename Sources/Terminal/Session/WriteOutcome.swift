/// What became of bytes that were written.
package enum WriteOutcome: Hashable, Sendable {
  /// So many of the bytes went out; fewer than given means that the terminal is too slow for now.
  case wrote(Int)
  /// Nobody reads any more.
  case closed
}
