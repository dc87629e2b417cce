package import Essentials

/// The system's clocks and its timer, replaceable in tests.
package struct WallClock: Sendable {
  /// The current date, which jumps if the system's clock is set.
  package var now: @Sendable () -> Date
  /// The current instant of a monotonic clock, for deadlines.
  package var instant: @Sendable () -> ContinuousClock.Instant
  /// Waits that many seconds; throws as soon as the task is cancelled.
  package var sleep: @Sendable (_ seconds: Double) async throws -> Void

  package init(
    now: @escaping @Sendable () -> Date, instant: @escaping @Sendable () -> ContinuousClock.Instant = { .now },
    sleep: @escaping @Sendable (_ seconds: Double) async throws -> Void
  ) {
    (self.now, self.instant, self.sleep) = (now, instant, sleep)
  }
}
