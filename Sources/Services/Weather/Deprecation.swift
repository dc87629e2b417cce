package import Entities
import Essentials
package import Repositories
import Synchronization

/// That a service said of its product that it will go away: said once a week, since only a newer program helps.
package final class Deprecation: Sendable {
  private let flag = Mutex(false)

  package init() {}

  /// Notes it.
  package func note() { flag.withLock { $0 = true } }

  /// Whether it was noted in this run.
  package var isNoted: Bool { flag.withLock { $0 } }

  /// Seconds between two tellings.
  static let pause = 7 * 86_400.0

  /// Whether it is to be said: it was noted, and not said lately in this run or another, as the cache remembers.
  package func isDue(keptIn cache: CacheRepository, at clock: WallClock) -> Bool {
    let key = CacheKey(.waits, "told of a deprecation")
    let last = cache.read(key)?.storedAt
    guard isNoted, last.map({ clock.now().timeIntervalSince($0) >= Self.pause }) ?? true else { return false }
    cache.write(key, Data(), at: clock.now())
    return true
  }
}
