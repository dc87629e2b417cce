import Entities
import Essentials
import Synchronization

extension WallClock {
  /// The system's clock, or one that starts at the instant in `SKYDASH_NOW`.
  static func live(environment: [String: String]) -> WallClock {
    let clock = SteadyClock()
    let start = clock.now()
    let shift =
      environment["SKYDASH_NOW"].flatMap { try? Date($0, strategy: .iso8601) }
      .map { $0.timeIntervalSince(start) } ?? 0
    return WallClock(
      now: { clock.now().addingTimeInterval(shift) },
      sleep: { try await Task.sleep(for: .seconds(max($0, 0))) })
  }
}

/// The system's clock, read every ten seconds; in between, elapsed time is added.
///
/// So a clock that races, such as a virtual machine's while it is being corrected, can't make anything due more often.
private nonisolated final class SteadyClock: Sendable {
  private let last = Mutex((shown: Date(), instant: ContinuousClock.now))

  /// Seconds between two reads.
  private static let pause = 10.0

  func now() -> Date {
    last.withLock { last in
      let passed = (ContinuousClock.now - last.instant) / .seconds(1)
      guard passed >= Self.pause else { return last.shown.addingTimeInterval(passed) }
      last = (Date(), ContinuousClock.now)
      return last.shown
    }
  }
}
