import Entities
import Essentials
import Synchronization

extension WallClock {
  /// The system's clock, or one that starts at the instant in `SKYDASH_NOW` and runs on from it.
  static func live(environment: [String: String]) -> WallClock {
    let clock = SteadyClock()
    let start = clock.now()
    let shift = chosenStart(in: environment)?.timeIntervalSince(start) ?? 0
    return WallClock(
      now: { clock.now().addingTimeInterval(shift) },
      sleep: { try await Task.sleep(for: .seconds(max($0, 0))) })
  }

  /// The instant in `SKYDASH_NOW` (ISO 8601); `nil` if it isn't set or can't be read.
  static func chosenStart(in environment: [String: String]) -> Date? {
    environment["SKYDASH_NOW"].flatMap { try? Date($0, strategy: .iso8601) }
  }
}

/// The system's clock, read every ten seconds, with the elapsed time added in between. So nothing is due too early
/// while the system runs its clock too fast to correct it, as virtual machines do.
private nonisolated final class SteadyClock: Sendable {
  /// The time and the instant of the last read.
  private let last = Mutex((date: Date(), instant: ContinuousClock.now))

  /// Seconds between two reads.
  private static let interval = 10.0

  func now() -> Date {
    last.withLock { last in
      let passed = (ContinuousClock.now - last.instant) / .seconds(1)
      guard passed >= Self.interval else { return last.date.addingTimeInterval(passed) }
      last = (Date(), ContinuousClock.now)
      return last.date
    }
  }
}
