import Synchronization

@testable import Terminal

/// A terminal that records what is written and does what the test says.
final class FakeTerminal: Sendable {
  struct State {
    var log: [String] = []
    var output: [UInt8] = []
    var leaving: [UInt8] = []
    /// How many bytes it takes before it is too slow.
    var room = Int.max
    var isOutputClosed = false
    /// Whether it can be taken.
    var canBeTaken = true
    var isAskedForRoom = false
    var timeouts: [InputTimeout: Duration] = [:]
    var deliver: (@Sendable (TerminalInput) -> Void)?
    var size = TerminalSize(columns: 80, rows: 24)
  }

  let state = Mutex(State())

  var device: TerminalDevice {
    TerminalDevice(
      size: { self.state.withLock { $0.size } },
      take: { self.take($0, $1) },
      giveBack: { self.giveBack() },
      write: { bytes in self.state.withLock { Self.write(bytes, &$0) } },
      awaitWritable: { self.state.withLock { $0.isAskedForRoom = true } },
      start: { timeouts, deliver in self.state.withLock { ($0.timeouts, $0.deliver) = (timeouts, deliver) } },
      finish: { self.state.withLock { $0.deliver = nil } },
      stop: { self.state.withLock { $0.log.append("stop") } })
  }

  var log: [String] { state.withLock { $0.log } }

  func deliver(_ input: TerminalInput) { state.withLock { $0.deliver }?(input) }

  func type(_ text: String) { deliver(.bytes(Array(text.utf8))) }

  /// Reads everything: there is room again.
  func catchUp() {
    let isAsked = state.withLock { state in
      defer { state.isAskedForRoom = false }
      state.room = .max
      return state.isAskedForRoom
    }
    if isAsked { deliver(.writable) }
  }

  /// What was written since the last call.
  func takeOutput() -> String {
    state.withLock { state in
      defer { state.output = [] }
      return String(decoding: state.output, as: UTF8.self)
    }
  }

  private func take(_ entering: [UInt8], _ leaving: [UInt8]) -> WriteOutcome? {
    state.withLock { state in
      guard state.canBeTaken else { return nil }
      state.log.append("take")
      state.leaving = leaving
      return Self.write(entering[...], &state)
    }
  }

  private func giveBack() {
    state.withLock { state in
      state.log.append("give back")
      state.output += state.leaving
    }
  }

  private static func write(_ bytes: ArraySlice<UInt8>, _ state: inout State) -> WriteOutcome {
    if state.isOutputClosed { return .closed }
    let taken = bytes.prefix(state.room)
    state.output += taken
    state.room -= taken.count
    return .wrote(taken.count)
  }
}
