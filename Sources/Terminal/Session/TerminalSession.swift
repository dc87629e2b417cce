import Essentials
import Synchronization

/// A session on a terminal, from taking it to restoring it.
///
/// Events come through ``events``; frames go out through ``write(_:)``, one at a time: while a slow terminal hasn't
/// taken the last frame, ``isReady`` is false, and no frame may be drawn until ``TerminalEvent/drained``. Whatever ends
/// the session, the terminal is restored before the event that reports it, and also by a signal that ends the program.
package final class TerminalSession: Sendable {
  /// The terminal's events, for one reader. The stream ends after ``TerminalEvent/ended`` or ``leave()``.
  package let events: AsyncStream<TerminalEvent>

  private let device: TerminalDevice
  private let options: SessionOptions
  private let state = Mutex(State())
  private let continuation: AsyncStream<TerminalEvent>.Continuation

  /// The session's mutable state.
  private struct State {
    /// Whether the terminal is taken, which it isn't while the program is stopped.
    var isEntered = false
    /// Whether the session has ended for good.
    var isOver = false
    /// Bytes of the entering sequences or the last frame that the terminal hasn't taken yet.
    var backlog: ArraySlice<UInt8> = []
    var parser = KeyParser()
  }

  /// The most events that may wait; beyond that the oldest are dropped, so that the end of the session is never lost.
  private static let eventLimit = 4096

  /// A session that hasn't begun; see ``enter()``.
  package init(device: TerminalDevice, options: SessionOptions = SessionOptions()) {
    self.device = device
    self.options = options
    (events, continuation) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(Self.eventLimit))
  }

  deinit { leave() }

  /// The window's size; 80 × 24 if it is unknown.
  package var size: TerminalSize { device.size() ?? .standard }

  /// Whether the terminal has taken all of the last frame, so that the next may be drawn.
  package var isReady: Bool { state.withLock { $0.isEntered && $0.backlog.isEmpty } }

  /// Takes the terminal, once: sets raw mode, writes the options' entering sequences and starts the events. In the
  /// background of a shell, the program first stops until it's in the foreground. Returns whether it could be taken.
  package func enter() -> Bool {
    guard take() else { return false }
    device.start(options.timeouts) { [weak self] input in self?.receive(input) }
    return true
  }

  /// Writes one frame: what the terminal can take now, and the rest as it catches up. Returns `false` if the frame was
  /// refused, because the last one is still going out or the terminal isn't held.
  @discardableResult
  package func write(_ frame: [UInt8]) -> Bool {
    guard !frame.isEmpty else { return true }
    let outcome: WriteOutcome? = state.withLock { state in
      guard state.isEntered, state.backlog.isEmpty else { return nil }
      return send(frame[...], &state)
    }
    act(on: outcome)
    return outcome != nil
  }

  /// Restores the terminal and ends the events, without ``TerminalEvent/ended``; has no effect the second time.
  package func leave() {
    state.withLock { $0.isOver = true }
    giveBack()
    device.finish()
    continuation.finish()
  }

  // MARK: - Input

  private func receive(_ input: TerminalInput) {
    switch input {
    case .bytes(let bytes): report(state.withLock { $0.parser.parse(bytes) })
    case .timeout(.key): report(state.withLock { $0.parser.flush() })
    case .timeout(.rest): report(state.withLock { $0.parser.giveUp() })
    case .signal(SIGWINCH): sendSize()
    case .signal(SIGTSTP): suspend()
    case .signal: resume()  // SIGCONT, the only other one that is reported.
    case .writable: drain()
    case .timeout(.reply), .closed: finish()
    }
  }

  private func report(_ events: [TerminalEvent]) { events.forEach { continuation.yield($0) } }

  private func sendSize() { if let size = device.size() { continuation.yield(.resized(size)) } }

  private func suspend() {
    giveBack()
    device.stop()
    resume()
  }

  /// Takes the terminal again after a stop.
  private func resume() {
    guard !state.withLock({ $0.isOver }) else { return }
    guard take() else { return finish() }
    continuation.yield(.resumed)
    sendSize()
  }

  /// Restores the terminal, reports the end, and ends the events.
  private func finish() {
    let wasOver = state.withLock { state in
      defer { state.isOver = true }
      return state.isOver
    }
    guard !wasOver else { return }
    giveBack()
    device.finish()
    continuation.yield(.ended)
    continuation.finish()
  }

  // MARK: - Output

  /// Sets raw mode and writes the entering sequences; returns whether the terminal could be taken.
  private func take() -> Bool {
    let outcome: WriteOutcome? = state.withLock { state in
      guard !state.isOver, let outcome = device.take(options.entering, options.leaving) else { return nil }
      state.isEntered = true
      if case .wrote(let count) = outcome { state.backlog = options.entering.dropFirst(count) }
      return outcome
    }
    act(on: outcome)
    return outcome != nil
  }

  /// Restores the terminal if it is taken.
  private func giveBack() {
    state.withLock { state in
      guard state.isEntered else { return }
      state.isEntered = false
      // The rest of a frame would only be painted over.
      state.backlog = []
      device.giveBack()
    }
  }

  private func send(_ bytes: ArraySlice<UInt8>, _ state: inout State) -> WriteOutcome {
    let outcome = device.write(bytes)
    if case .wrote(let count) = outcome { state.backlog = bytes.dropFirst(count) }
    return outcome
  }

  /// Acts on the result of a write: ends the session, or waits for room for the rest. `nil` if nothing was written.
  private func act(on outcome: WriteOutcome?) {
    switch outcome {
    case .closed: finish()
    case .wrote where state.withLock({ !$0.backlog.isEmpty }): device.awaitWritable()
    default: break
    }
  }

  /// Writes more of the backlog, and reports when it is empty.
  private func drain() {
    let outcome: WriteOutcome? = state.withLock { $0.backlog.isEmpty ? nil : send($0.backlog, &$0) }
    act(on: outcome)
    if case .wrote = outcome, isReady { continuation.yield(.drained) }
  }
}
