import Entities
import Essentials

extension PosixDisk {
  /// How long a turn is waited for while the file does not change, and while others change it. A turn takes a millisecond; a program
  /// that was stopped may never end its own.
  struct LockPatience {
    var still = Duration.seconds(5)
    var busy = Duration.seconds(30)
  }

  /// Runs the body while holding the lock file beside the file a path leads to. The lock file stays: removing it would
  /// let two programs hold locks on two files of one name.
  static func withLock(of path: String, _ body: () throws -> Void) throws {
    try withLock(of: path, LockPatience(), body)
  }

  static func withLock(of path: String, _ patience: LockPatience, _ body: () throws -> Void) throws {
    try refuseSpecial(path)
    let target = try target(of: path)
    let descriptor = try locked(target + ".lock", of: target, patience)
    defer { close(descriptor) }
    removeLeftovers(of: target)
    try body()
  }

  /// Removes temporary files of writers that were killed. All who write this file hold its lock, so none is in use.
  private static func removeLeftovers(of target: String) {
    let directory = parent(of: target)
    guard let stream = opendir(directory) else { return }
    defer { closedir(stream) }
    let prefix = temporaryPrefix(for: target)
    while let entry = readdir(stream) {
      let name = dirent.name(at: entry)
      if isTemporary(name, prefix) { unlink(directory + "/" + name) }
    }
  }

  /// Whether a name is the prefix, what made it unique, and the suffix: that of a longer name has a dot in between.
  private static func isTemporary(_ name: String, _ prefix: String) -> Bool {
    guard name.hasPrefix(prefix), name.hasSuffix(temporarySuffix) else { return false }
    return !name.dropFirst(prefix.count).dropLast(temporarySuffix.count).contains(".")
  }

  private static func locked(
    _ path: String, of target: String, _ patience: LockPatience
  ) throws(FileProblem) -> Int32 {
    while true {
      let descriptor = try opened(path, O_RDWR)
      do throws(FileProblem) {
        try wait(for: descriptor, of: target, patience)
      } catch {
        close(descriptor)
        throw error
      }
      if isStill(descriptor, at: path) { return descriptor }
      // Someone removed the lock file while we waited; the lock that counts is on the new one.
      close(descriptor)
    }
  }

  private static func wait(
    for descriptor: Int32, of target: String, _ patience: LockPatience
  ) throws(FileProblem) {
    let start = ContinuousClock.now
    var (lastChange, changedAt) = (modificationDate(target), start)
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      switch errno {
      case EINTR: continue
      case EWOULDBLOCK: break
      // A disk without locks: better unlocked than not at all.
      case ENOLCK, ENOTSUP, ENOSYS, EINVAL: return
      default: throw FileProblem(code: errno)
      }
      let (now, change) = (ContinuousClock.now, modificationDate(target))
      if change != lastChange { (lastChange, changedAt) = (change, now) }
      guard now - changedAt < patience.still, now - start < patience.busy else { throw .locked }
      // Random, so that many who wait do not all ask in the same moment.
      usleep(UInt32.random(in: 1000...4000))
    }
  }

  private static func isStill(_ descriptor: Int32, at path: String) -> Bool {
    var mine = stat()
    guard fstat(descriptor, &mine) == 0, let theirs = status(of: path) else { return false }
    return mine.st_ino == theirs.st_ino && mine.st_dev == theirs.st_dev
  }
}
