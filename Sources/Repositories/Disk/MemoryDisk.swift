import Entities
import Essentials

/// The files of an in-memory disk.
final class MemoryDisk: @unchecked Sendable {
  // Unchecked because the compiler cannot see that `lock` guards what follows it.
  private let lock = NSLock()
  private var files: [String: (data: Data, modified: Date)] = [:]
  private var directories: Set<String> = []
  private var pathLocks: [String: NSLock] = [:]
  private let now: @Sendable () -> Date

  init(now: @escaping @Sendable () -> Date) { self.now = now }

  func read(_ path: String, limit: Int) throws(FileProblem) -> Data? {
    let (data, isDirectory) = lock.withLock { (files[path]?.data, directories.contains(path)) }
    if isDirectory { throw .isDirectory }
    if let data, data.count > limit { throw .tooLarge }
    return data
  }

  func write(_ path: String, _ data: Data, isNew: Bool = false) throws(FileProblem) {
    if isNew, modificationDate(path) != nil { throw .exists }
    let isDirectory = lock.withLock {
      guard !directories.contains(path) else { return true }
      files[path] = (data, now())
      addDirectories(above: path)
      return false
    }
    if isDirectory { throw .isDirectory }
  }

  func remove(_ path: String) {
    lock.withLock {
      files[path] = nil
      directories.remove(path)
    }
  }

  func makeDirectory(_ path: String) {
    lock.withLock {
      directories.insert(path)
      addDirectories(above: path)
    }
  }

  func list(_ directory: String) -> [FileEntry] {
    lock.withLock {
      let inside = files.compactMap { path, file in
        Self.name(of: path, in: directory).map {
          FileEntry(name: $0, size: file.data.count, modified: file.modified, isDirectory: false)
        }
      }
      return inside
        + directories.compactMap { path in
          Self.name(of: path, in: directory).map {
            FileEntry(name: $0, size: 0, modified: now(), isDirectory: true)
          }
        }
    }
  }

  func modificationDate(_ path: String) -> Date? { lock.withLock { files[path]?.modified } }

  func withLock(of path: String, _ body: () throws -> Void) rethrows {
    let pathLock = lock.withLock {
      let known = pathLocks[path] ?? NSLock()
      pathLocks[path] = known
      return known
    }
    try pathLock.withLock(body)
  }

  private func addDirectories(above path: String) {
    var parent = path[...]
    while let slash = parent.lastIndex(of: "/"), slash > parent.startIndex {
      parent = parent[..<slash]
      directories.insert(String(parent))
    }
  }

  private static func name(of path: String, in directory: String) -> String? {
    guard path.hasPrefix(directory + "/") else { return nil }
    let name = path.dropFirst(directory.count + 1)
    return name.isEmpty || name.contains("/") ? nil : String(name)
  }
}
