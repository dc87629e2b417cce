import Dispatch
import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The use of a terminal from entering the alternate screen to giving it back.
///
/// Events come through ``events``; frames go out through ``write(_:)``, one at a time: while a slow terminal has not taken
/// the last frame, ``isReady`` is false, no frame may be made, and ``TerminalEvent/drained`` tells when to go on.
/// Whatever ends the session, the terminal is given back before the event tells of it.
package final class TerminalSession: Sendable {
  /// What comes from the terminal. To be read by one loop; ends after ``TerminalEvent/ended(_:)`` or ``leave()``.
  package let events: AsyncStream<TerminalEvent>

  let device: TerminalDevice
  let options: SessionOptions
  let state = Mutex(State())
  let continuation: AsyncStream<TerminalEvent>.Continuation

  /// What changes during a session.
  struct State {
    var isEntered = false
    var isOver = false
    /// Bytes of the last frame that the terminal has not taken yet.
    var backlog: ArraySlice<UInt8> = []
    var parser = KeyParser()
    /// Counts reads, so that a late flush of ESC is known to be late.
    var reads = 0
  }

  /// The most events that wait to be handled; of more typing than that the oldest is dropped, never the end.
  static let eventLimit = 4096

  /// A session that has not begun; see ``enter()``.
  package init(device: TerminalDevice, options: SessionOptions = SessionOptions()) {
    self.device = device
    self.options = options
    (events, continuation) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(Self.eventLimit))
  }

  deinit { giveBack() }

  /// The window's size, or 80 × 24.
  package var size: TerminalSize { device.size() ?? .standard }

  /// Whether the last frame is out, so that the next may be made.
  package var isReady: Bool { state.withLock { $0.isEntered && $0.backlog.isEmpty } }

  /// Takes the terminal: raw mode, alternate screen, events.
  ///
  /// - Returns: Whether it could be taken.
  package func enter() -> Bool {
    // Signals first: from now on one cannot end the program before the terminal is given back.
    device.start { [weak self] input in self?.receive(input) }
    if take() { return true }
    device.finish()
    return false
  }

  /// Writes one frame, of which the terminal takes what it can now and the rest as it can.
  ///
  /// - Returns: False when the frame was not taken, because the last is still going out or the terminal is given back.
  @discardableResult
  package func write(_ frame: [UInt8]) -> Bool {
    guard !frame.isEmpty else { return true }
    let outcome: WriteOutcome? = state.withLock { state in
      guard state.isEntered, state.backlog.isEmpty else { return nil }
      let outcome = device.write(frame[...])
      if case .wrote(let count) = outcome { state.backlog = frame.dropFirst(count) }
      return outcome
    }
    follow(outcome)
    return outcome != nil
  }

  /// Gives the terminal back and ends the events.
  package func leave() {
    giveBack()
    device.finish()
    continuation.finish()
  }

  /// Stops the program as Ctrl-Z does, until it is continued.
  package func suspend() {
    giveBack()
    device.stop()
  }

  /// Gives the terminal back and ends the program as the signal does.
  package func end(by signal: Int32) {
    leave()
    device.end(signal)
  }
}

extension TerminalSession {
  /// Acts on what the device delivers.
  func receive(_ input: TerminalInput) {
    switch input {
    case .bytes(let bytes): read(bytes)
    case .signal(let signal): handle(signal: signal)
    case .closed: finish(.hangup)
    }
  }

  /// Gives the terminal back, tells why, and ends the events.
  ///
  /// A signal ends the program after a moment even if nobody acts on the event.
  func finish(_ ending: TerminalEnding) {
    let isFirst = state.withLock { state in
      defer { state.isOver = true }
      return !state.isOver
    }
    guard isFirst else { return }
    giveBack()
    continuation.yield(.ended(ending))
    continuation.finish()
    guard case .signal(let signal) = ending else { return device.finish() }
    device.after(.seconds(2)) { [device] in device.end(signal) }
  }

  private func read(_ bytes: [UInt8]) {
    let (events, pending) = state.withLock { state in
      state.reads &+= 1
      return (state.parser.parse(bytes), state.parser.isPending ? state.reads : nil)
    }
    events.forEach(tell)
    guard let pending else { return }
    device.after(options.escapeDelay) { [weak self] in self?.flush(ifStill: pending) }
  }

  private func flush(ifStill reads: Int) {
    let events = state.withLock { $0.reads == reads ? $0.parser.flush() : [] }
    events.forEach(tell)
  }

  /// The keys that a cooked terminal turns into signals do here what the signals do.
  private func tell(_ event: TerminalEvent) {
    if case .key(let key) = event, let signal = key.signal {
      handle(signal: signal)
    } else {
      continuation.yield(event)
    }
  }

  private func handle(signal: Int32) {
    switch signal {
    case SIGWINCH: device.size().map { _ = continuation.yield(.resized($0)) }
    case SIGTSTP: suspend()
    case SIGCONT: resume()
    default: finish(.signal(signal))
    }
  }

  /// Takes the terminal again after a stop; in the background of a shell, stops again.
  private func resume() {
    guard !state.withLock({ $0.isOver }) else { return }
    guard device.isForeground() else { return device.stop() }
    guard take() else { return finish(.hangup) }
    continuation.yield(.resumed)
    device.size().map { _ = continuation.yield(.resized($0)) }
  }
}

extension TerminalSession {
  /// How long a slow terminal may take to accept the bytes that give it back.
  static let leaveLimit = Duration.milliseconds(300)

  /// Enters raw mode and the alternate screen.
  func take() -> Bool {
    guard device.enterRaw() else { return false }
    let outcome: WriteOutcome? = state.withLock { state in
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
    let wasEntered = state.withLock { state in
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
    case .wrote where state.withLock({ !$0.backlog.isEmpty }):
      device.whenWritable { [weak self] in self?.drain() }
    default: break
    }
  }

  /// Writes more of the backlog, and tells when it is empty.
  private func drain() {
    let outcome: WriteOutcome? = state.withLock { state in
      guard !state.backlog.isEmpty else { return nil }
      let outcome = device.write(state.backlog)
      if case .wrote(let count) = outcome { state.backlog = state.backlog.dropFirst(count) }
      return outcome
    }
    follow(outcome)
    if case .wrote = outcome, isReady { continuation.yield(.drained) }
  }
}
