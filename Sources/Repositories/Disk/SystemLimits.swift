import CCurl
package import Entities
import Essentials

/// What the system must grant before anything is begun: its libraries end the program, or wait for ever, where it does
/// not.
package enum SystemLimits {
  /// Files and connections that are open at once, in a bad moment.
  private static let descriptors = 12

  /// What is missing; `nil` when all is well.
  package static var problem: ProgramProblem? {
    guard hasDescriptors else { return .tooFewFiles }
    // The system may lack one for a moment.
    guard (0..<3).contains(where: { _ in ccurl_start_thread({ _ in nil }, nil) == 0 || usleep(100_000) != 0 }) else {
      return .tooFewThreads
    }
    return nil
  }

  private static var hasDescriptors: Bool {
    var opened: [Int32] = []
    defer { for descriptor in opened { close(descriptor) } }
    while opened.count < descriptors {
      var ends: [Int32] = [-1, -1]
      guard pipe(&ends) == 0 else { return false }
      opened += ends
    }
    return true
  }
}
