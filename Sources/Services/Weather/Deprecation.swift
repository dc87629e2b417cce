package import Entities
import Essentials
package import Repositories
import Synchronization

/// The services that announced the end of an interface that skydash uses. Once a week, a message says to update
/// skydash.
package final class Deprecation: Sendable {
  private let services = Mutex<Set<Service>>([])

  package init() {}

  /// Notes that a service announced the end of an interface.
  package func note(_ service: Service) { services.withLock { _ = $0.insert(service) } }

  /// Whether a service announced the end of an interface during this run.
  func isNoted(_ service: Service) -> Bool { services.withLock { $0.contains(service) } }

  /// Seconds between two messages about a service.
  static let pause = 7 * 86_400.0

  /// Records in the cache that the noted services are mentioned now, and returns those that no run has mentioned within
  /// a week, in the order of all services.
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
