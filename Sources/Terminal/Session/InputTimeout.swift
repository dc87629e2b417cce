/// What a wait for more input is for. Waits that end together are reported in this order.
enum InputTimeout: Comparable, Sendable {
  /// Counted from the last byte; then a lone ESC is the Esc key.
  case key
  /// Counted from the last byte; then the rest of a paste or reply won't come any more.
  case rest
  /// Counted from the start or a stop, whatever is typed meanwhile; then the reply to a query won't come any more.
  case reply

  /// Whether every byte restarts it.
  var restartsWithByte: Bool { self != .reply }
}
