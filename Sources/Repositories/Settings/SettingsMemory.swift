import Entities
import Essentials
import Synchronization

/// The settings file as it was last read, for the moment in which another program has taken it away to put it back: a
/// version control system, or a tool that links files.
final class SettingsMemory: Sendable {
  private struct State {
    var document: JSONValue?
    /// Since when the file is gone.
    var missedSince: Date?
  }

  private let state = Mutex(State())
  private let now: @Sendable () -> Date

  /// Seconds after which it is believed that there is no file any more.
  private static let patience = 1.0

  init(now: @escaping @Sendable () -> Date) { self.now = now }

  func note(_ document: JSONValue) { state.withLock { $0 = State(document: document) } }

  var isMissed: Bool { state.withLock { $0.missedSince != nil } }

  /// What is to be taken for the file, which is not there; `nil` once that is believed, or where it never was.
  var missed: JSONValue? {
    let now = now()
    return state.withLock { state in
      guard state.document != nil else { return nil }
      let since = state.missedSince ?? now
      state.missedSince = since
      // After the clock was set, the wait is no longer.
      if !(0..<Self.patience).contains(now.timeIntervalSince(since)) { state = State() }
      return state.document
    }
  }
}
