import Synchronization

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
  private let state = Mutex(State())
  private let answers: AsyncStream<TerminalReply>
  private let continuation: AsyncStream<TerminalReply>.Continuation

  init(_ device: TerminalDevice) {
    self.device = device
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
    case .bytes(let bytes): read(bytes)
    case .closed: continuation.finish()
    case .signal(let signal): handle(signal)
    }
  }

  private func read(_ bytes: [UInt8]) {
    for event in state.withLock({ $0.parser.parse(bytes) }) {
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
    guard !state.withLock({ $0.isOver }) else { return }
    guard device.isForeground() else { return device.stop() }
    // The time may run out in this very moment: whoever is second finds out.
    let isTaken = state.withLock { $0.isOver || device.enterRaw() }
    if !isTaken { continuation.finish() }
  }

  private func giveBack() {
    state.withLock { state in
      guard !state.isOver else { return }
      state.isOver = true
      device.restore()
    }
  }
}

/// What a terminal is asked at the start, and when asking is safe.
package enum TerminalQuestions {
  /// Kitty graphics, name, cell size, background, and DA1 last: its answer says that all others have come.
  package static let all: [UInt8] = Array(
    ("\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\" + "\u{1B}[>q" + "\u{1B}[16t" + "\u{1B}]11;?\u{1B}\\" + "\u{1B}[c")
      .utf8)

  /// Whether the terminal answers instead of printing the questions: both ends are terminals, and it is none of those
  /// known to print them.
  ///
  /// - Parameters:
  ///   - environment: The environment variables.
  ///   - isInputTerminal: Whether standard input is a terminal.
  ///   - isOutputTerminal: Whether standard output is a terminal.
  /// - Returns: Whether it may be asked.
  package static func areSafe(
    environment: [String: String], isInputTerminal: Bool, isOutputTerminal: Bool
  ) -> Bool {
    let variables = TerminalEnvironment(environment)
    let term = variables["TERM"] ?? "dumb"
    return isInputTerminal && isOutputTerminal && !variables.isDumb && term != "linux"
      && !term.hasPrefix("screen") && variables["TERM_PROGRAM"] != "Apple_Terminal"
  }
}

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

extension TerminalDevice {
  /// Prints texts one at a time on the current line and asks where the cursor is after each.
  ///
  /// The line is cleared again. To be used only where the terminal may be asked; the device is used up by it.
  ///
  /// - Parameters:
  ///   - texts: What is measured, each short and without anything that moves the cursor.
  ///   - limit: How long to wait for the last answer.
  /// - Returns: The columns each took as the terminal draws it, as far as it answered.
  package func columns(of texts: [String], within limit: Duration = .milliseconds(500)) async -> [Int] {
    let question = texts.map { "\r\($0)\u{1B}[6n" }.joined() + "\r\u{1B}[2K"
    let replies = await TerminalQuestion(self).replies(to: Array(question.utf8), within: limit) {
      $0.count(where: \.isPlace) == texts.count
    }
    return replies.compactMap { if case .cursorPosition(let place) = $0 { place.column } else { nil } }
  }
}

extension TerminalReply {
  fileprivate var isPlace: Bool { if case .cursorPosition = self { true } else { false } }
}
