import Essentials
import Synchronization

/// The system's clock, looked at every ten seconds; between two looks the time that really passes is counted.
///
/// So a clock that races, as a virtual machine's may that is being put right, makes nothing due more often than that.
nonisolated final class SteadyClock: Sendable {
  private nonisolated struct Look {
    var shown = Date()
    var instant = ContinuousClock.now
  }

  private let last = Mutex(Look())

  /// Seconds between two looks.
  private static let pause = 10.0

  func now() -> Date {
    last.withLock { last in
      let passed = (ContinuousClock.now - last.instant) / .seconds(1)
      guard passed >= Self.pause else { return last.shown.addingTimeInterval(passed) }
      last = Look()
      return last.shown
    }
  }
}
