import Dispatch
import Essentials
import Synchronization

/// The terminal while the program holds it: raw, on the alternate screen, or being queried.
///
/// During that time, every signal that would end the program, even by a crash, first restores the terminal and then has
/// its usual effect. All of that happens in the handler itself, however busy the program is, so the handler does only
/// what POSIX allows there (XSH 2.4.3): it waits for no lock and neither allocates nor frees memory.
enum TerminalHold {
  private struct State: Sendable {
    var isHeld = false
    var output: Int32 = -1
    var input: Int32?
    /// The modes to restore.
    var original = termios()
    /// Modes in which reading never waits.
    var nonblocking = termios()
    var originalActions: [sigaction] = []
    /// The bytes that undo the entering ones.
    var leaving: [UInt8] = []
    /// When to stop waiting for replies, in milliseconds of uptime.
    var replyDeadline = 0
  }

  private static let state = Mutex(State())
  /// A signal that came while the state was locked; the thread that holds the lock ends the program afterwards.
  private static let pending = Atomic<Int32>(0)
  /// The descriptor to which the other signals are reported, each as a byte with its number.
  private static let listener = Atomic<Int32>(-1)
  /// Whether the reply to the last query hasn't come yet.
  private static let awaitsReply = Atomic(false)

  // Computed, since a handler may not wait for a constant to be initialized.
  /// Milliseconds a slow terminal may take to accept the bytes that restore it.
  private static var leaveLimit: Int { 300 }
  /// Milliseconds that a distant terminal's replies may take; later ones reach the shell as if typed.
  static var replyLimit: Int { 1000 }
  /// The same when the terminal is given back, since it may never reply.
  private static var finalReplyLimit: Int { 300 }

  /// Makes the terminal raw and writes `entering`. Remembers the modes to restore, unless it is held already.
  ///
  /// In the background of a shell this stops the program, as the shell expects, until it's in the foreground. Returns
  /// the result of the write; `nil` if this isn't a terminal, refuses raw mode, or the foreground can't be reached.
  static func take(_ terminal: LiveTerminal, entering: [UInt8], leaving: [UInt8]) -> WriteOutcome? {
    guard Modes.waitForForeground(terminal.output) else { return nil }
    listener.store(terminal.wakeWriter, ordering: .releasing)
    let asks = entering.suffix(DeviceAttributesScanner.query.count) == DeviceAttributesScanner.query[...]
    return exclusively { state in
      guard var modes = Modes.current(terminal.output) else { return nil }
      if !state.isHeld {
        state.original = modes
        state.originalActions = Signals.catchAll()
      }
      (state.isHeld, state.output, state.input) = (true, terminal.output, terminal.input)
      (state.leaving, state.replyDeadline) = (leaving, now() + replyLimit)
      awaitsReply.store(asks, ordering: .releasing)
      Modes.makeRaw(&modes, minimum: 0)
      state.nonblocking = modes
      Modes.makeRaw(&modes, minimum: 1)
      guard tcsetattr(terminal.output, TCSADRAIN, &modes) == 0 else {
        release(&state)
        return nil
      }
      return terminal.send(entering[...])
    }
  }

  /// Restores the terminal after reading the replies still on their way, and restores the signals' usual effects.
  static func giveBack() { exclusively { release(&$0) } }

  /// Runs `use` if the terminal is held, else returns `nil`; no signal can end the program halfway through it.
  static func whileHeld<Result: Sendable>(_ use: () -> Result) -> Result? {
    exclusively { state in state.isHeld ? use() : nil }
  }

  /// Records that the reply to the last query has come.
  static func noteReply() { awaitsReply.store(false, ordering: .releasing) }

  /// Runs `use` with the state locked, then ends the program if a signal came meanwhile that would.
  private static func exclusively<Result: Sendable>(_ use: (inout State) -> Result) -> Result {
    defer {
      let signal = pending.load(ordering: .sequentiallyConsistent)
      if signal != 0 { end(by: signal) }
    }
    return state.withLock { state in use(&state) }
  }

  // MARK: - In a handler

  /// Restores the terminal and ends the program as the signal does, or leaves that to the thread that holds the lock.
  static func end(by signal: Int32) {
    let previous = pending.exchange(signal, ordering: .sequentiallyConsistent)
    let isDone = state.withLockIfAvailable { state in
      release(&state)
      return true
    }
    // The same fault again means that its thread holds the lock and can't go on. Ctrl-C may just be pressed twice.
    guard isDone != nil || (previous == signal && Signals.isFault(signal)) else { return }
    Signals.end(by: signal)
  }

  /// Reports a signal that doesn't end the program.
  static func report(_ signal: Int32) {
    var byte = UInt8(truncatingIfNeeded: signal)
    _ = write(listener.load(ordering: .acquiring), &byte, 1)
  }

  /// Writes the leaving bytes and restores the modes and signals, if the terminal is held.
  private static func release(_ state: inout State) {
    guard state.isHeld else { return }
    state.isHeld = false
    let isForeground = Modes.isForeground(state.output)
    // First, so that the user sees the effect at once.
    send(state.leaving, to: state.output)
    if isForeground { discardReplies(&state) }
    // In the background the terminal has another program's modes.
    if isForeground { tcsetattr(state.output, TCSAFLUSH, &state.original) }
    Signals.restore(state.originalActions)
  }

  /// Reads replies still on their way, which would otherwise reach the shell as if typed.
  private static func discardReplies(_ state: inout State) {
    guard let input = state.input, awaitsReply.load(ordering: .acquiring) else { return }
    // Another thread may be reading too and get the byte between the wait and the read.
    tcsetattr(state.output, TCSANOW, &state.nonblocking)
    var scanner = DeviceAttributesScanner()
    var byte: UInt8 = 0
    state.replyDeadline = min(state.replyDeadline, now() + finalReplyLimit)
    while awaitsReply.load(ordering: .acquiring), state.replyDeadline > now() {
      guard let isReady = wait(for: POLLIN, of: input, milliseconds: 20) else { return }
      guard isReady else { continue }
      let count = read(input, &byte, 1)
      if count == 1 ? scanner.consume(byte) : count < 0 && errno != EAGAIN { return }
    }
  }

  /// Writes what the terminal accepts within `leaveLimit`.
  private static func send(_ bytes: [UInt8], to output: Int32) {
    let limit = now() + leaveLimit
    var rest = bytes[...]
    while !rest.isEmpty, limit > now() {
      guard let isReady = wait(for: POLLOUT, of: output, milliseconds: limit - now()) else { return }
      // A signal may have interrupted the wait.
      guard isReady else { continue }
      let count = rest.withUnsafeBytes { write(output, $0.baseAddress, $0.count) }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  /// Whether a descriptor becomes ready for an event of `poll(2)` in time; `nil` if it can't be polled.
  static func wait(for event: Int32, of descriptor: Int32, milliseconds: Int) -> Bool? {
    var descriptor = pollfd(fd: descriptor, events: Int16(event), revents: 0)
    let count = poll(&descriptor, 1, Int32(clamping: max(0, milliseconds)))
    return count < 0 && errno != EINTR ? nil : count == 1
  }

  /// Milliseconds of uptime.
  private static func now() -> Int { Int(DispatchTime.now().uptimeNanoseconds / 1_000_000) }
}
