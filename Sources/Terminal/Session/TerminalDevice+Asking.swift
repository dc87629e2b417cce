extension TerminalDevice {
  /// Asks the terminal for its abilities outside a session, and gives it back.
  ///
  /// To be used only where ``TerminalQuestions/areSafe(environment:isInputTerminal:isOutputTerminal:)``. The device is
  /// used up by it.
  ///
  /// - Parameter limit: How long to wait for the last answer.
  /// - Returns: The answers in the order they came.
  package func ask(within limit: Duration = .milliseconds(300)) async -> [TerminalReply] {
    guard enterRaw() else { return [] }
    let (answers, continuation) = AsyncStream.makeStream(of: TerminalReply.self)
    let parser = Locked(KeyParser())
    start { input in
      switch input {
      case .bytes(let bytes): Self.pass(parser.with { $0.parse(bytes) }, to: continuation)
      case .closed: continuation.finish()
      case .signal(let signal) where signal != TerminalSession.resizeSignal:
        restore()
        end(signal)
      case .signal: break
      }
    }
    after(limit) { continuation.finish() }
    if write(TerminalQuestions.all[...]) == .closed { continuation.finish() }
    var replies: [TerminalReply] = []
    for await reply in answers { replies.append(reply) }
    finish()
    restore()
    return replies
  }

  private static func pass(_ events: [TerminalEvent], to answers: AsyncStream<TerminalReply>.Continuation) {
    for case .reply(let reply) in events {
      answers.yield(reply)
      // The last question's answer: all others have come.
      if case .deviceAttributes = reply { answers.finish() }
    }
  }
}
