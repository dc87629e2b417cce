package import Entities
import Essentials
package import Repositories
import Synchronization

/// Services that announced the end of a product we use. The user gets a notice once a week, since only a newer version helps.
package final class Deprecation: Sendable {
  private let services = Mutex<Set<Service>>([])

  package init() {}

  package func note(_ service: Service) { services.withLock { _ = $0.insert(service) } }

  /// Whether it was noted during this run.
  func isNoted(of service: Service) -> Bool { services.withLock { $0.contains(service) } }

  /// Seconds between two mentions.
  static let pause = 7 * 86_400.0

  /// The noted services that no run mentioned within the last week; the cache records them as mentioned now.
  package func due(storedIn cache: CacheRepository, at clock: WallClock) -> [Service] {
    Service.allCases.filter { service in
      let key = CacheKey(.waits, "deprecation of \(service.rawValue)")
      let last = cache.read(key)?.storedAt
      guard isNoted(of: service), last.map({ clock.now().timeIntervalSince($0) >= Self.pause }) ?? true else {
        return false
      }
      cache.write(key, Data(), at: clock.now())
      return true
    }
  }
}
