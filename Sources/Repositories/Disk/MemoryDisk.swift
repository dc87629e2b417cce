import Entities
package import Essentials
import Synchronization

/// A disk in memory that behaves like ``FileStore``, without links, owners, permissions, or a limit on waiting for its
/// only lock, which all files share.
final class MemoryDisk: Sendable {
  private struct Content {
    var files: [String: (data: Data, modified: Date)] = [:]
    var directories: Set<String> = []

    /// Adds all directories that lead to an absolute path.
    mutating func addDirectories(above path: String) {
      var parent = path[...]
      while let slash = parent.lastIndex(of: "/"), slash > parent.startIndex {
        parent = parent[..<slash]
        directories.insert(String(parent))
      }
    }
  }

  private let content = Mutex(Content())
  private let lock = Mutex(())
  private let now: @Sendable () -> Date

  init(now: @escaping @Sendable () -> Date) { self.now = now }

  func read(_ path: String, limit: Int) throws(FileProblem) -> Data? {
    let (data, isDirectory) = content.withLock { ($0.files[path]?.data, $0.directories.contains(path)) }
    if isDirectory { throw .isDirectory }
    if let data, data.count > limit { throw .tooLarge }
    return data
  }

  func write(_ path: String, _ data: Data, _ options: FileStore.WriteOptions) throws(FileProblem) {
    try content.withLock { content throws(FileProblem) in
      let isDirectory = content.directories.contains(path)
      if options.isNew, isDirectory || content.files[path] != nil { throw .exists }
      if isDirectory { throw .isDirectory }
      content.files[path] = (data, now())
      content.addDirectories(above: path)
    }
  }

  func remove(_ path: String) throws(FileProblem) {
    try content.withLock { content throws(FileProblem) in
      let isFull = content.directories.union(content.files.keys).contains { Self.name(of: $0, in: path) != nil }
      if isFull { throw .isDirectory }
      content.files[path] = nil
      content.directories.remove(path)
    }
  }

  func list(_ directory: String) -> [FileStore.Entry] {
    content.withLock { content in
      let files = content.files.compactMap { path, file in
        Self.name(of: path, in: directory).map {
          FileStore.Entry(name: $0, size: file.data.count, modifiedAt: file.modified, isDirectory: false)
        }
      }
      let directories = content.directories.compactMap { Self.name(of: $0, in: directory) }
        .map { FileStore.Entry(name: $0, size: 0, modifiedAt: now(), isDirectory: true) }
      return files + directories
    }
  }

  func modificationDate(_ path: String) -> Date? { content.withLock { $0.files[path]?.modified } }

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
