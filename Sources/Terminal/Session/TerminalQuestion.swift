#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// One question to the terminal outside a session: raw mode, the question, its answers, and the terminal as it was.
///
/// Signals, and the keys that stand for them, have their usual effect meanwhile, with the terminal given back first.
final class TerminalQuestion: Sendable {
  private struct State {
    var parser = KeyParser()
    /// Whether the terminal is given back for good.
    var isOver = false
  }

  private let device: TerminalDevice
  /// Whether cursor places are among the answers; without, they are taken for the key they look like.
  private let awaitsPlaces: Bool
  private let state = Locked(State())
  private let answers: AsyncStream<TerminalReply>
  private let continuation: AsyncStream<TerminalReply>.Continuation

  init(_ device: TerminalDevice, awaitsPlaces: Bool = false) {
    self.device = device
    self.awaitsPlaces = awaitsPlaces
    (answers, continuation) = AsyncStream.makeStream()
  }

  /// The answers in the order they came, until they are enough or the time is over.
  func replies(
    to question: [UInt8], within limit: Duration, until isEnough: ([TerminalReply]) -> Bool
  ) async -> [TerminalReply] {
    // Signals first: from now on one cannot end the program before the terminal is given back.
    device.start { [self] in receive($0) }
    defer { device.finish() }
    guard device.enterRaw() else { return [] }
    defer { giveBack() }
    device.after(limit) { [continuation] in continuation.finish() }
    if device.write(question[...]) == .closed { continuation.finish() }
    var replies: [TerminalReply] = []
    for await reply in answers {
      replies.append(reply)
      if isEnough(replies) { break }
    }
    return replies
  }

  private func receive(_ input: TerminalInput) {
    switch input {
    case .bytes(let bytes): bytes.forEach(read)
    case .closed: continuation.finish()
    case .signal(let signal): handle(signal)
    }
  }

  /// Byte by byte, since a parser that has heard one place takes the next for a key.
  private func read(_ byte: UInt8) {
    let events = state.with { state in
      state.parser.awaitsCursorPosition = awaitsPlaces
      return state.parser.parse(CollectionOfOne(byte))
    }
    for event in events {
      switch event {
      case .reply(let reply): continuation.yield(reply)
      case .key(let key): key.signal.map(handle)
      default: break
      }
    }
  }

  private func handle(_ signal: Int32) {
    switch signal {
    case SIGWINCH: break
    case SIGTSTP: stop()
    case SIGCONT: takeAgain()
    default:
      giveBack()
      device.end(signal)
      continuation.finish()
    }
  }

  private func stop() {
    device.restore()
    device.stop()
  }

  /// Raw mode again after a stop, if there is still something to wait for; in the background of a shell, stops again.
  private func takeAgain() {
    guard !state.with(\.isOver) else { return }
    guard device.isForeground() else { return device.stop() }
    // The time may run out in this very moment: whoever is second finds out.
    let isTaken = state.with { $0.isOver || device.enterRaw() }
    if !isTaken { continuation.finish() }
  }

  private func giveBack() {
    state.with { state in
      guard !state.isOver else { return }
      state.isOver = true
      device.restore()
    }
  }
}
