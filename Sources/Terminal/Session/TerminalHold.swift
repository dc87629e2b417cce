import Dispatch
import Essentials
import Synchronization

/// The terminal while the program holds it: raw, on the alternate screen, or asked something.
///
/// Exactly as long, every signal that would end the program, a crash too, first gives the terminal back as it was and
/// then ends the program as that signal does. All of that happens in the handler itself, however busy the program is.
/// So what it calls is what POSIX allows there (XSH 2.4.3): it waits for no lock, and takes and frees no memory.
enum TerminalHold {
  private struct State: Sendable {
    var isHeld = false
    var output: Int32 = -1
    var input: Int32?
    var former = termios()
    /// Those in which nothing waits for input.
    var hasty = termios()
    var formerActions: [sigaction] = []
    /// What undoes the bytes that entered.
    var leaving: [UInt8] = []
    /// Until when answers to questions are waited for, in milliseconds.
    var answerLimit = 0
  }

  private static let state = Mutex(State())
  /// A signal that came while the state was in use; the thread that used it ends the program when done.
  private static let pending = Atomic<Int32>(0)
  /// Where signals that do not end the program are reported, a byte each.
  private static let listener = Atomic<Int32>(-1)
  /// Whether the answer to the last question has not come yet.
  private static let awaitsAnswer = Atomic(false)

  /// How many milliseconds a slow terminal may take to accept the bytes that give it back.
  private static var leaveLimit: Int { 300 }
  /// How many milliseconds the answers of a terminal far away may take; later ones are typed into the shell.
  static var answerLimit: Int { 1000 }
  /// The same once the program was asked to end: a terminal that may never answer is not waited for longer.
  private static var lastAnswerLimit: Int { 300 }

  /// Makes the terminal raw and writes what enters; the modes found first, or after ``giveBack()``, are remembered.
  ///
  /// In the background of a shell this stops the program, as the shell expects, until it is in the foreground.
  ///
  /// - Returns: What became of the bytes, of which the terminal takes what it can without waiting; nil if the terminal is
  ///   none, or another's.
  static func take(_ terminal: LiveTerminal, entering: [UInt8], leaving: [UInt8]) -> WriteOutcome? {
    guard Modes.waitForForeground(terminal.output) else { return nil }
    listener.store(terminal.wakeWriter, ordering: .releasing)
    let asks = entering.suffix(DeviceAttributes.question.count) == DeviceAttributes.question[...]
    return exclusively { state in
      guard var modes = Modes.current(terminal.output) else { return nil }
      if !state.isHeld {
        state.former = modes
        state.formerActions = Signals.catchAll()
      }
      (state.isHeld, state.output, state.input) = (true, terminal.output, terminal.input)
      (state.leaving, state.answerLimit) = (leaving, now() + answerLimit)
      awaitsAnswer.store(asks, ordering: .releasing)
      Modes.makeRaw(&modes, awaited: 0)
      state.hasty = modes
      Modes.makeRaw(&modes, awaited: 1)
      guard tcsetattr(terminal.output, TCSADRAIN, &modes) == 0 else {
        release(&state)
        return nil
      }
      return terminal.send(entering[...])
    }
  }

  /// Gives the terminal back as it was, after the answers that are still on their way; signals have their usual effect
  /// again.
  static func giveBack() { exclusively { release(&$0) } }

  /// Does something while no signal can end the program halfway, if the terminal is held.
  static func whileHeld<Result: Sendable>(_ use: () -> Result) -> Result? {
    exclusively { state in state.isHeld ? use() : nil }
  }

  /// Notes that the last question is answered.
  static func noteAnswer() { awaitsAnswer.store(false, ordering: .releasing) }

  private static func exclusively<Result: Sendable>(_ use: (inout State) -> Result) -> Result {
    defer {
      let signal = pending.load(ordering: .sequentiallyConsistent)
      if signal != 0 { end(by: signal) }
    }
    return state.withLock { state in use(&state) }
  }

  // MARK: - In a handler

  /// Gives the terminal back and ends the program as the signal does, or leaves that to the thread that uses the state now.
  static func end(by signal: Int32) {
    let former = pending.exchange(signal, ordering: .sequentiallyConsistent)
    let isDone = state.withLockIfAvailable { state in
      release(&state)
      return true
    }
    // The same signal again is a crash within the use of the state.
    guard isDone != nil || former == signal else { return }
    Signals.end(by: signal)
  }

  /// Reports to the program a signal that does not end it.
  static func report(_ signal: Int32) {
    var byte = UInt8(truncatingIfNeeded: signal)
    _ = write(listener.load(ordering: .acquiring), &byte, 1)
  }

  private static func release(_ state: inout State) {
    guard state.isHeld else { return }
    state.isHeld = false
    let isForeground = Modes.isForeground(state.output)
    // First, so that the thread that ends the program sees that at once.
    send(state.leaving, to: state.output)
    if isForeground { skipAnswers(&state) }
    // In the background the terminal has another's modes.
    if isForeground { tcsetattr(state.output, TCSAFLUSH, &state.former) }
    Signals.restore(state.formerActions)
  }

  /// Reads what the terminal still answers, which would be typed into the shell otherwise.
  private static func skipAnswers(_ state: inout State) {
    guard let input = state.input, awaitsAnswer.load(ordering: .acquiring) else { return }
    // Another thread may be reading too, and be quicker between the wait and the read.
    tcsetattr(state.output, TCSANOW, &state.hasty)
    var answer = DeviceAttributes()
    var byte: UInt8 = 0
    state.answerLimit = min(state.answerLimit, now() + lastAnswerLimit)
    while awaitsAnswer.load(ordering: .acquiring), state.answerLimit > now() {
      guard let isReady = wait(for: POLLIN, of: input, milliseconds: 20) else { return }
      guard isReady else { continue }
      let count = read(input, &byte, 1)
      if count < 0 || (count == 1 && answer.isComplete(with: byte)) { return }
    }
  }

  private static func send(_ bytes: [UInt8], to output: Int32) {
    let limit = now() + leaveLimit
    var rest = bytes[...]
    while !rest.isEmpty, wait(for: POLLOUT, of: output, milliseconds: limit - now()) == true {
      let count = rest.withUnsafeBytes { write(output, $0.baseAddress, $0.count) }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  /// Whether a descriptor became ready in time; nil when there is nothing to wait for.
  private static func wait(for event: Int32, of descriptor: Int32, milliseconds: Int) -> Bool? {
    var descriptor = pollfd(fd: descriptor, events: Int16(event), revents: 0)
    let count = poll(&descriptor, 1, Int32(clamping: max(0, milliseconds)))
    return count < 0 && errno != EINTR ? nil : count == 1
  }

  private static func now() -> Int { Int(DispatchTime.now().uptimeNanoseconds / 1_000_000) }
}
