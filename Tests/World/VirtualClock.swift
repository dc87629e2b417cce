package import Entities
package import Foundation

/// A clock that runs only when it is moved, and on which waiting takes no time.
package final class VirtualClock: @unchecked Sendable {
  // Unchecked because the compiler cannot see that the lock guards what follows it.
  private let lock = NSLock()
  private var instant: Date
  private let start: (date: Date, instant: ContinuousClock.Instant)
  private var slept: [Double] = []

  /// A clock that is stopped at an instant.
  package init(_ start: Date = Date(timeIntervalSince1970: 1_772_366_400)) {
    instant = start
    self.start = (start, .now)
  }

  package var now: Date {
    get { lock.withLock { instant } }
    set { lock.withLock { instant = newValue } }
  }

  /// The same moment on the clock of deadlines.
  package var continuous: ContinuousClock.Instant {
    start.instant.advanced(by: .seconds(now.timeIntervalSince(start.date)))
  }

  /// How many seconds were waited, each time.
  package var pauses: [Double] { lock.withLock { slept } }

  package func advance(by seconds: Double) { lock.withLock { instant += seconds } }

  /// What programs see of it; waiting moves it.
  package var clock: WallClock {
    WallClock(
      now: { self.now }, instant: { self.continuous },
      sleep: { seconds in
        self.lock.withLock { self.slept.append(seconds) }
        self.advance(by: seconds)
      })
  }
}
