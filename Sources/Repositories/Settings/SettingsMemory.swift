import Entities
import Essentials
import Synchronization

/// The settings file as last read or written, used while another program, such as git, removes or empties it to replace it.
final class SettingsMemory: Sendable {
  private struct State {
    var document: JSONValue?
    /// When the file was first found missing or empty; `nil` while it has contents.
    var missedSince: Date?
  }

  private let state = Mutex(State())
  private let now: @Sendable () -> Date

  /// Seconds after which a missing file is taken to be removed for good.
  private static let patience = 1.0

  init(now: @escaping @Sendable () -> Date) { self.now = now }

  /// Remembers the contents of a file that isn't missing.
  func remember(_ document: JSONValue) { state.withLock { $0 = State(document: document) } }

  /// Notes that the file has contents again, even if they can't be understood.
  func noteFound() { state.withLock { $0.missedSince = nil } }

  /// Whether the file was missing when it was last looked for, and may reappear.
  var isTemporarilyMissing: Bool { state.withLock { $0.missedSince != nil } }

  /// The contents to use for a file just found missing; `nil` if there never was one, or it seems removed for good.
  func whileMissing() -> JSONValue? {
    let now = now()
    return state.withLock { state in
      guard state.document != nil else { return nil }
      let since = state.missedSince ?? now
      state.missedSince = since
      // If the clock was set back, the file is taken to be removed too.
      if !(0..<Self.patience).contains(now.timeIntervalSince(since)) { state = State() }
      return state.document
    }
  }
}
