import CCurl
package import Entities
import Essentials
import Synchronization

/// What the program has from the system: files, threads, memory, and a home.
package enum SystemResources {
  /// Files and connections that are open at once, in a bad moment.
  private static let descriptors = 12
  /// Threads that the live table takes beside the first: with fewer the system's queues wait for one for ever.
  private static let threads = 5

  /// What is missing of what the system must grant before anything is begun; `nil` when all is well. Its libraries end the
  /// program, or wait for ever, where it is.
  package static var problem: ProgramProblem? {
    guard hasDescriptors else { return .tooFewFiles }
    // The system may lack one for a moment.
    guard (0..<3).contains(where: { _ in hasThreads || usleep(100_000) != 0 }) else {
      return .tooFewThreads
    }
    return nil
  }

  /// Whether all threads have been tried, so that those which started may end.
  private static let areTried = Atomic(false)

  private static var hasThreads: Bool {
    areTried.store(false, ordering: .releasing)
    defer { areTried.store(true, ordering: .releasing) }
    return (0..<threads).allSatisfy { _ in
      ccurl_start_thread(
        { _ in
          while !SystemResources.areTried.load(ordering: .acquiring) { usleep(200) }
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

  /// The home that the password file has for this user; `nil` where it does not know them, as in many containers.
  package static var homeOfUser: String? {
    guard let entry = getpwuid(geteuid()), let home = entry.pointee.pw_dir else { return nil }
    let path = String(cString: home)
    return path.hasPrefix("/") ? path : nil
  }

  // MARK: - Memory

  // glibc keeps freed memory for later, in one pool for each few threads. After a thousand forecasts were read, most of
  // such a pool is holes.

  /// Makes all threads share one pool, with large answers outside it; to be called before there are threads.
  package static func prepareMemory() { ccurl_prepare_memory() }

  /// Gives free memory back to the system. It takes milliseconds when there is much.
  package static func giveBackMemory() { ccurl_give_back_memory() }
}
