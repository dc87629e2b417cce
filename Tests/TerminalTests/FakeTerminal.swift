import Synchronization

@testable import Terminal

/// A terminal that keeps what it is told and does what the test says.
final class FakeTerminal: Sendable {
  struct State {
    var log: [String] = []
    var output: [UInt8] = []
    /// How many bytes it takes before it is too slow.
    var room = Int.max
    var isOutputClosed = false
    var isForeground = true
    var deliver: (@Sendable (TerminalInput) -> Void)?
    var writable: (@Sendable () -> Void)?
    var timers: [@Sendable () -> Void] = []
    var size = TerminalSize(columns: 80, rows: 24)
  }

  let state = Mutex(State())

  var device: TerminalDevice {
    TerminalDevice(
      size: { self.state.withLock { $0.size } },
      write: { self.write($0) },
      whenWritable: { ready in self.state.withLock { $0.writable = ready } },
      waitUntilWritable: { _ in false },
      enterRaw: { self.note("raw") },
      restore: { _ = self.note("restore") },
      start: { deliver in self.state.withLock { $0.deliver = deliver } },
      finish: { self.state.withLock { $0.deliver = nil } },
      after: { _, call in self.state.withLock { $0.timers.append(call) } },
      isForeground: { self.state.withLock { $0.isForeground } },
      stop: { _ = self.note("stop") },
      end: { _ = self.note("end \($0)") })
  }

  var log: [String] { state.withLock { $0.log } }

  func deliver(_ input: TerminalInput) { state.withLock { $0.deliver }?(input) }

  func type(_ text: String) { deliver(.bytes(Array(text.utf8))) }

  /// Lets all waiting timers fire.
  func passTime() {
    let timers = state.withLock { state in
      defer { state.timers = [] }
      return state.timers
    }
    timers.forEach { $0() }
  }

  /// Reads everything: there is room again.
  func catchUp() {
    let ready = state.withLock { state in
      defer { state.writable = nil }
      state.room = .max
      return state.writable
    }
    ready?()
  }

  /// What was written since the last call.
  func takeOutput() -> String {
    state.withLock { state in
      defer { state.output = [] }
      return String(decoding: state.output, as: UTF8.self)
    }
  }

  private func note(_ text: String) -> Bool {
    state.withLock { $0.log.append(text) }
    return true
  }

  private func write(_ bytes: ArraySlice<UInt8>) -> WriteOutcome {
    state.withLock { state in
      if state.isOutputClosed { return .closed }
      let taken = bytes.prefix(state.room)
      state.output += taken
      state.room -= taken.count
      return .wrote(taken.count)
    }
  }
}
