package import Entities
import Essentials
package import Repositories

/// That a service said of its product that it will go away: told once a week, since only a newer program helps.
package final class Deprecation: @unchecked Sendable {
  // Unchecked because the compiler cannot see that the lock guards the flag.
  private let lock = NSLock()
  private var flag = false

  package init() {}

  /// Notes it.
  package func note() { lock.withLock { flag = true } }

  /// Whether it was noted in this run.
  package var isNoted: Bool { lock.withLock { flag } }

  /// Seconds between two tellings.
  static let pause = 7 * 86_400.0

  /// The sentence to be told, if there is one and it was not told lately, in this run or another.
  ///
  /// - Parameters:
  ///   - cache: Where it is kept that it was told.
  ///   - clock: The clock.
  /// - Returns: The sentence, or `nil`.
  package func sentence(keptIn cache: CacheRepository, at clock: WallClock) -> String? {
    let key = CacheKey(.waits, "told of a deprecation")
    let last = cache.read(key)?.storedAt
    guard isNoted, last.map({ clock.now().timeIntervalSince($0) >= Self.pause }) ?? true else { return nil }
    cache.write(key, Data(), at: clock.now())
    return "\(Service.metNorway.title) \(Self.words); look for a newer skydash."
  }

  /// What it is, after the service's name.
  static let words = "says that what skydash asks it for will go away"
}
