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

  // glibc keeps what was freed for later, one pool for each few threads: after a thousand forecasts were read, most of
  // such pools is holes. What is not said here is left to the system.

  /// Makes all threads share one pool, and answers of more than 128 kB be no part of it; to be called before there are
  /// threads.
  package static func prepareMemory() {
    #if canImport(Glibc)
      // Numbers of glibc's interface (malloc.h): M_MMAP_THRESHOLD and M_ARENA_MAX.
      typealias Setter = @convention(c) (Int32, Int32) -> Int32
      guard let function = dlsym(nil, "mallopt") else { return }
      let set = unsafeBitCast(function, to: Setter.self)
      _ = set(-3, 128 * 1024)
      _ = set(-8, 1)
    #endif
  }

  /// Gives back what is free. It takes milliseconds when much is.
  package static func giveBackMemory() {
    #if canImport(Glibc)
      // Looked up by name, because the Glibc module does not have it.
      typealias Trim = @convention(c) (Int) -> Int32
      guard let trim = dlsym(nil, "malloc_trim") else { return }
      _ = unsafeBitCast(trim, to: Trim.self)(0)
    #endif
  }
}
