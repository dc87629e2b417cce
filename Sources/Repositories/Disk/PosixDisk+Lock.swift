import Entities
import Essentials

extension PosixDisk {
  /// How long to wait for a lock: `unchanged` since the file last changed, and `total` in any case. A lock is normally
  /// held for a millisecond, but a stopped process may never release its own.
  struct LockPatience {
    var unchanged = Duration.seconds(5)
    var total = Duration.seconds(30)
  }

  /// Runs the body while holding a lock on `NAME.lock` beside the file that a path leads to, after removing leftovers
  /// of killed writers. The lock file stays: otherwise two processes could lock two files of the same name.
  static func withLock(of path: String, patience: LockPatience = LockPatience(), _ body: () throws -> Void) throws {
    try refuseSpecial(path)
    let target = try target(of: path)
    let descriptor = try locked(target + ".lock", of: target, patience)
    defer { close(descriptor) }
    removeLeftovers(of: target)
    try body()
  }

  /// Removes temporary files of killed writers if possible. None is in use, because every writer holds the lock.
  private static func removeLeftovers(of target: String) {
    let directory = parent(of: target)
    guard let stream = opendir(directory) else { return }
    defer { closedir(stream) }
    let targetStem = stem(of: target)
    while let entry = readdir(stream) {
      let name = dirent.name(at: entry)
      if stem(ofTemporary: name) == targetStem { unlink(directory + "/" + name) }
    }
  }

  /// An open descriptor of the lock file, which is locked until the descriptor is closed.
  private static func locked(_ path: String, of target: String, _ patience: LockPatience) throws(FileProblem) -> Int32 {
    while true {
      let descriptor = try openOrCreate(path, O_RDWR)
      do throws(FileProblem) {
        try wait(for: descriptor, of: target, patience)
      } catch {
        close(descriptor)
        throw error
      }
      if isFile(descriptor, at: path) { return descriptor }
      // The lock file was removed meanwhile; the lock that counts is that of the new one.
      close(descriptor)
    }
  }

  /// Locks a lock file; throws `locked` if another process or thread holds it for too long.
  private static func wait(for descriptor: Int32, of target: String, _ patience: LockPatience) throws(FileProblem) {
    let start = ContinuousClock.now
    var (lastChange, changedAt) = (modificationDate(target), start)
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      switch errno {
      case EINTR: continue
      case EWOULDBLOCK: break
      // The disk doesn't support locks: writing without one is better than not at all.
      case ENOLCK, ENOTSUP, ENOSYS, EINVAL: return
      default: throw FileProblem(code: errno)
      }
      let (now, change) = (ContinuousClock.now, modificationDate(target))
      if change != lastChange { (lastChange, changedAt) = (change, now) }
      guard now - changedAt < patience.unchanged, now - start < patience.total else { throw .locked }
      // Random, so that waiting processes don't all retry at the same moment.
      usleep(UInt32.random(in: 1000...4000))
    }
  }

  /// Whether an open file is still the one that a path leads to.
  private static func isFile(_ descriptor: Int32, at path: String) -> Bool {
    var opened = stat()
    guard fstat(descriptor, &opened) == 0, let named = status(of: path) else { return false }
    return opened.st_ino == named.st_ino && opened.st_dev == named.st_dev
  }
}
