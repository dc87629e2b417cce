/// How long to wait for more input.
enum InputTimeout: Hashable, Sendable {
  /// Counted from the last byte; then a lone ESC is the Esc key.
  case key(Duration)
  /// Counted from the last byte; then the rest of a paste or reply won't come any more.
  case rest(Duration)
  /// Counted from the start or a stop, whatever is typed meanwhile; then the reply to a query won't come any more.
  case reply(Duration)

  /// Whether every byte restarts it.
  var restartsWithByte: Bool { if case .reply = self { false } else { true } }

  /// How long it takes to expire.
  var length: Duration {
    switch self {
    case .key(let length), .rest(let length), .reply(let length): length
    }
  }
}
