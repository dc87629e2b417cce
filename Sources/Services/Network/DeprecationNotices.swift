package import Entities
package import Essentials
package import Repositories
import Synchronization

/// The services that announced the end of a product that skydash uses. Once a week, a message says to update skydash.
package final class DeprecationNotices: Sendable {
  private let services = Mutex<Set<Service>>([])

  package init() {}

  /// Notes that a service announced the end of a product.
  package func note(_ service: Service) { services.withLock { _ = $0.insert(service) } }

  /// Whether a service announced the end of a product during this run.
  func isNoted(_ service: Service) -> Bool { services.withLock { $0.contains(service) } }

  /// Seconds between two messages about a service.
  static let reminderInterval = 7 * 86_400.0

  /// The noted services that no run has mentioned within a week, in the order of `Service`'s cases. The cache records
  /// that they are mentioned now; if it can't be written, each run mentions them.
  package func takeDue(in cache: CacheRepository, at now: Date) -> [Service] {
    func key(_ service: Service) -> CacheKey { CacheKey(.waits, "deprecation of \(service.rawValue)") }
    let due = Service.allCases.filter {
      isNoted($0) && cache.read(key($0), after: now.addingTimeInterval(-Self.reminderInterval)) == nil
    }
    for service in due { cache.write(key(service), Data(), at: now) }
    return due
  }
}
