import Entities
package import Essentials
import Synchronization

/// A disk in memory that behaves like ``FileStore``, without links, owners, permissions, or a limit on waiting for its
/// only lock, which all files share.
final class MemoryDisk: Sendable {
  /// The contents and date of a file, or of a directory, which has no data.
  private typealias Content = (data: Data?, modified: Date)

  /// The files and directories by path.
  private let contents = Mutex<[String: Content]>([:])
  private let lock = Mutex(())
  private let now: @Sendable () -> Date

  init(now: @escaping @Sendable () -> Date) { self.now = now }

  func read(_ path: String, limit: Int) throws(FileProblem) -> Data? {
    guard let content = contents.withLock({ $0[path] }) else { return nil }
    guard let data = content.data else { throw .isDirectory }
    if data.count > limit { throw .tooLarge }
    return data
  }

  func write(_ path: String, _ data: Data, _ options: FileStore.WriteOptions) throws(FileProblem) {
    let parents = sequence(first: path, next: PosixDisk.parent(of:)).dropFirst().prefix { $0 != "/" && $0 != "." }
    try contents.withLock { contents throws(FileProblem) in
      let old = contents[path]
      if options.isNew, old != nil { throw .exists }
      if let old, old.data == nil { throw .isDirectory }
      if parents.contains(where: { contents[$0]?.data != nil }) { throw .notADirectory }
      for parent in parents where contents[parent] == nil { contents[parent] = (nil, now()) }
      contents[path] = (data, now())
    }
  }

  func remove(_ path: String) throws(FileProblem) {
    try contents.withLock { contents throws(FileProblem) in
      if contents.keys.contains(where: { Self.name(of: $0, in: path) != nil }) { throw .isDirectory }
      contents[path] = nil
    }
  }

  func list(_ directory: String) -> [FileStore.Entry] {
    contents.withLock { contents in
      contents.compactMap { path, content in
        Self.name(of: path, in: directory).map {
          FileStore.Entry(
            name: $0, size: content.data?.count ?? 0, modifiedAt: content.modified, isDirectory: content.data == nil)
        }
      }
    }
  }

  func modificationDate(_ path: String) -> Date? { contents.withLock { $0[path]?.modified } }

  func withLock(of _: String, _ body: () throws -> Void) rethrows { try lock.withLock { _ in try body() } }

  /// The name of an entry by its path; `nil` if it isn't directly in the directory.
  private static func name(of path: String, in directory: String) -> String? {
    guard path.hasPrefix(directory + "/") else { return nil }
    let name = path.dropFirst(directory.count + 1)
    return name.isEmpty || name.contains("/") ? nil : String(name)
  }
}

extension FileStore {
  /// A new, empty disk in memory, for samples and tests; `now` is the clock that dates its files.
  package static func inMemory(now: @escaping @Sendable () -> Date = { Date() }) -> FileStore {
    let disk = MemoryDisk(now: now)
    return FileStore(
      read: disk.read, writeAtomically: disk.write, remove: disk.remove, list: disk.list,
      modificationDate: disk.modificationDate, lock: disk.withLock)
  }
}
