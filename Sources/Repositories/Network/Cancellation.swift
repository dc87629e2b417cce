import Essentials

/// A flag that any thread may raise, once.
final class Cancellation: @unchecked Sendable {
  // Unchecked because the compiler cannot see that the lock guards the flag.
  private let lock = NSLock()
  private var isRaised = false

  var isCancelled: Bool { lock.withLock { isRaised } }

  func cancel() { lock.withLock { isRaised = true } }
}
