import CCurl
package import Entities
import Essentials

/// What the program has from the system: files, threads and memory.
package enum SystemResources {
  /// Files and connections that are open at once, in a bad moment.
  private static let descriptors = 12

  /// What is missing of what the system must grant before anything is begun; `nil` when all is well. Its libraries end the
  /// program, or wait for ever, where it is.
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

  // MARK: - Memory

  // glibc keeps freed memory for later, in one pool for each few threads. After a thousand forecasts were read, most of
  // such a pool is holes.

  /// Makes all threads share one pool, with large answers outside it; to be called before there are threads.
  package static func prepareMemory() { ccurl_prepare_memory() }

  /// Gives free memory back to the system. It takes milliseconds when there is much.
  package static func giveBackMemory() { ccurl_give_back_memory() }
}
