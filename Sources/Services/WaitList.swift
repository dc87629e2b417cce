import Entities
import Essentials

/// Until when services asked to be left alone, as heard in this run.
final class WaitList: @unchecked Sendable {
  struct Wait: Codable {
    var until: Date
    var reason: String
  }

  // Unchecked because the compiler cannot see that the lock guards the table.
  private let lock = NSLock()
  private var waits: [Service: Wait] = [:]

  subscript(service: Service) -> Wait? {
    get { lock.withLock { waits[service] } }
    set { lock.withLock { waits[service] = newValue } }
  }
}
