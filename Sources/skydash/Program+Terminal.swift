import Terminal

extension Program {
  /// Whether the terminal answers questions instead of printing them.
  var canAskTerminal: Bool {
    TerminalQuestions.areSafe(
      environment: console.environment, isInputTerminal: TerminalDevice.standardStreams.isInputTerminal,
      isOutputTerminal: console.isOutputTerminal)
  }
}
