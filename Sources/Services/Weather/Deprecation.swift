package import Entities
import Essentials
package import Repositories
import Synchronization

/// Services that said of a product that it will go away: mentioned once a week, since only a newer program helps.
package final class Deprecation: Sendable {
  private let services = Mutex<Set<Service>>([])

  package init() {}

  package func note(_ service: Service) { services.withLock { _ = $0.insert(service) } }

  /// Whether it was noted in this run.
  func isNoted(of service: Service) -> Bool { services.withLock { $0.contains(service) } }

  /// Seconds between two mentions.
  static let pause = 7 * 86_400.0

  /// Those to be mentioned: noted, and not mentioned lately in this run or another, as the cache remembers.
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
