import Entities
import Foundation

/// A clock that stands until it is moved, and on which waiting takes no time.
final class Moments: @unchecked Sendable {
  // Unchecked because the compiler cannot see that the lock guards what follows it.
  private let lock = NSLock()
  private var present: Date
  private var slept: [Double] = []

  /// 2026-11-20T12:00:00Z.
  static let start = Date(timeIntervalSince1970: 1_795_176_000)

  init(_ start: Date = Moments.start) {
    present = start
  }

  var now: Date { lock.withLock { present } }

  /// How long was waited, each time.
  var pauses: [Double] { lock.withLock { slept } }

  func advance(_ seconds: Double) { lock.withLock { present.addTimeInterval(seconds) } }

  /// The clock; waiting moves it.
  var clock: WallClock {
    WallClock(
      now: { self.now },
      sleep: { seconds in
        self.lock.withLock {
          self.slept.append(seconds)
          self.present.addTimeInterval(seconds)
        }
      })
  }
}
