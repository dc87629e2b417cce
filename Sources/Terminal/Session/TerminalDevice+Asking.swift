extension TerminalDevice {
  /// Asks the terminal for its abilities outside a session, and gives it back.
  ///
  /// To be used only where ``TerminalQuestions/areSafe(environment:isInputTerminal:isOutputTerminal:)``. The device is
  /// used up by it.
  ///
  /// - Parameter limit: How long to wait for the last answer.
  /// - Returns: The answers in the order they came.
  package func ask(within limit: Duration = .milliseconds(300)) async -> [TerminalReply] {
    await TerminalQuestion(self).replies(to: TerminalQuestions.all, within: limit) { replies in
      // The last question's answer: all others have come.
      if case .deviceAttributes = replies.last { true } else { false }
    }
  }
}
