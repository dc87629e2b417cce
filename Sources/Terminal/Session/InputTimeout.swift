/// A time without input, after which something is given up.
enum InputTimeout: Hashable, Sendable {
  /// After the last byte: a lone ESC is the Esc key.
  case key(Duration)
  /// After the last byte: the rest of a paste or reply won't come any more.
  case rest(Duration)
  /// After the start or a stop, whatever is typed meanwhile: the reply to a query won't come any more.
  case reply(Duration)

  /// Whether every byte restarts it.
  var restartsWithByte: Bool { if case .reply = self { false } else { true } }

  /// The time until it expires.
  var length: Duration {
    switch self {
    case .key(let length), .rest(let length), .reply(let length): length
    }
  }
}
