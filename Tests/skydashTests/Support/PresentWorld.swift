import Foundation
import World

/// A world of services that changes while a server answers for it.
final class PresentWorld: @unchecked Sendable {
  // Unchecked because the compiler cannot see that the lock guards the world.
  private let lock = NSLock()
  private var present: ServiceWorld

  init(_ world: ServiceWorld) {
    present = world
  }

  var world: ServiceWorld { lock.withLock { present } }

  func change(_ change: (inout ServiceWorld) -> Void) { lock.withLock { change(&present) } }
}
