package import Essentials

/// The edge to time: what the clock shows, and waiting.
package struct WallClock: Sendable {
  package var now: @Sendable () -> Date
  /// Waits that many seconds; ends early by throwing when the task is cancelled.
  package var sleep: @Sendable (_ seconds: Double) async throws -> Void

  package init(
    now: @escaping @Sendable () -> Date, sleep: @escaping @Sendable (_ seconds: Double) async throws -> Void
  ) {
    self.now = now
    self.sleep = sleep
  }
}
