import Dispatch

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
  let state = Locked(State())
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
  package var isReady: Bool { state.with { $0.isEntered && $0.backlog.isEmpty } }

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
    let outcome: WriteOutcome? = state.with { state in
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
