extension TerminalSession {
  /// How long a slow terminal may take to accept the bytes that give it back.
  static let leaveLimit = Duration.milliseconds(300)

  /// Enters raw mode and the alternate screen.
  func take() -> Bool {
    guard device.enterRaw() else { return false }
    let outcome: WriteOutcome? = state.with { state in
      guard !state.isOver else { return nil }
      state.isEntered = true
      state.backlog = []
      let entering = options.entering
      let outcome = device.write(entering[...])
      if case .wrote(let count) = outcome { state.backlog = entering.dropFirst(count) }
      return outcome
    }
    guard let outcome else {
      device.restore()
      return false
    }
    follow(outcome)
    return true
  }

  /// Leaves the alternate screen and raw mode, if they are entered.
  func giveBack() {
    let wasEntered = state.with { state in
      guard state.isEntered else { return false }
      state.isEntered = false
      // What is left of a frame would only be painted over.
      state.backlog = []
      return true
    }
    guard wasEntered else { return }
    var rest = options.leaving[...]
    while case .wrote(let count) = device.write(rest) {
      rest = rest.dropFirst(count)
      guard !rest.isEmpty, device.waitUntilWritable(Self.leaveLimit) else { break }
    }
    device.restore()
  }

  /// Acts on what became of a write.
  func follow(_ outcome: WriteOutcome?) {
    switch outcome {
    case .closed: finish(.outputClosed)
    case .wrote where state.with({ !$0.backlog.isEmpty }):
      device.whenWritable { [weak self] in self?.drain() }
    default: break
    }
  }

  /// Writes more of the backlog, and tells when it is empty.
  private func drain() {
    let outcome: WriteOutcome? = state.with { state in
      guard !state.backlog.isEmpty else { return nil }
      let outcome = device.write(state.backlog)
      if case .wrote(let count) = outcome { state.backlog = state.backlog.dropFirst(count) }
      return outcome
    }
    follow(outcome)
    if case .wrote = outcome, isReady { continuation.yield(.drained) }
  }
}
