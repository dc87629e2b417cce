package import Entities
import Essentials
package import Repositories
import Synchronization

/// Services that announced the end of an interface that skydash uses; a message once a week says to update it.
package final class Deprecation: Sendable {
  private let services = Mutex<Set<Service>>([])

  package init() {}

  /// Notes that a service announced it.
  package func note(_ service: Service) { services.withLock { _ = $0.insert(service) } }

  /// Whether a service was noted during this run.
  func isNoted(_ service: Service) -> Bool { services.withLock { $0.contains(service) } }

  /// Seconds between two mentions.
  static let pause = 7 * 86_400.0

  /// The noted services not mentioned by any run within a week; records in the cache that they are mentioned now.
  package func markMentioned(in cache: CacheRepository, at clock: WallClock) -> [Service] {
    Service.allCases.filter { service in
      guard isNoted(service) else { return false }
      let key = CacheKey(.waits, "deprecation of \(service.rawValue)")
      let (last, now) = (cache.read(key)?.storedAt, clock.now())
      guard last.map({ now.timeIntervalSince($0) >= Self.pause }) ?? true else { return false }
      cache.write(key, Data(), at: now)
      return true
    }
  }
}
