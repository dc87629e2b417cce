import CCurl
package import Entities
import Essentials
import Synchronization

/// What the system provides: arguments, file descriptors, threads, memory, and the home directory.
package enum SystemResources {
  /// The file descriptors that the program needs at the same time; even, because they are tried in pairs.
  private static let descriptors = 12
  /// The threads that the live table needs besides the main one. With fewer, dispatch queues wait for one forever.
  private static let threads = 5

  /// The first resource found missing; `nil` if none is. Takes up to 0.2 s. To be called before anything else, because
  /// system libraries crash or hang without these resources.
  package static func findProblem() -> ProgramProblem? {
    guard !CommandLine.arguments.isEmpty else { return .noArguments }
    guard hasDescriptors else { return .tooFewFiles }
    // Threads may be scarce for just a moment, so there are three attempts, 0.1 s apart.
    for attempt in 1...3 {
      if attempt > 1 { usleep(100_000) }
      if hasThreads { return nil }
    }
    return .tooFewThreads
  }

  /// Whether the started threads may end, because all have been tried.
  private static let threadsMayEnd = Atomic(false)

  private static var hasThreads: Bool {
    threadsMayEnd.store(false, ordering: .releasing)
    defer { threadsMayEnd.store(true, ordering: .releasing) }
    return (0..<threads).allSatisfy { _ in
      ccurl_start_thread(
        { _ in
          while !SystemResources.threadsMayEnd.load(ordering: .acquiring) { usleep(200) }
          return nil
        }, nil) == 0
    }
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

  /// This user's home directory in the user database, passwd(5); `nil` if the user isn't in it, as in many containers.
  package static var homeOfUser: String? {
    guard let entry = getpwuid(geteuid()), let home = entry.pointee.pw_dir else { return nil }
    let path = String(cString: home)
    return path.hasPrefix("/") ? path : nil
  }

  /// Whether a path exists and isn't a directory, such as /dev/null, the home of some system users.
  package static func isNotADirectory(_ path: String) -> Bool {
    PosixDisk.status(of: path).map { !$0.isDirectory } ?? false
  }

  /// Makes all threads share a pool of memory and keeps large blocks out of it, because glibc's several pools (arenas)
  /// would consist mostly of holes after many forecasts. To be called before threads start.
  package static func prepareMemory() { ccurl_prepare_memory() }

  /// Returns free memory to the system; takes milliseconds if there is a lot.
  package static func releaseFreeMemory() { ccurl_release_free_memory() }
}
