package import Foundation

/// A clock that a test sets; nobody waits on it.
package final class VirtualClock: @unchecked Sendable {
  // Unchecked because the compiler cannot see that the lock guards the instant.
  private let lock = NSLock()
  private var instant: Date

  /// A clock that stands at an instant.
  package init(_ start: Date = Date(timeIntervalSince1970: 1_772_366_400)) { instant = start }

  package var now: Date {
    get { lock.withLock { instant } }
    set { lock.withLock { instant = newValue } }
  }

  package func advance(by seconds: Double) { lock.withLock { instant += seconds } }
}
