import Entities
package import Essentials

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

extension FileStore {
  /// A disk in memory, empty at first, for samples and tests; the clock dates its files.
  package static func inMemory(now: @escaping @Sendable () -> Date = { Date() }) -> FileStore {
    let disk = MemoryDisk(now: now)
    return FileStore(
      read: { path, limit throws(FileProblem) in try disk.read(path, limit: limit) },
      writeAtomically: { path, data, options throws(FileProblem) in
        try disk.write(path, data, isNew: options.isNew)
      },
      remove: { path throws(FileProblem) in disk.remove(path) },
      list: { path throws(FileProblem) in disk.list(path) },
      makeDirectory: { path throws(FileProblem) in disk.makeDirectory(path) },
      modificationDate: { path in disk.modificationDate(path) },
      lock: { path, body in try disk.withLock(of: path, body) })
  }

  /// A disk that holds nothing and takes everything.
  static var nothing: FileStore {
    FileStore(
      read: { _, _ throws(FileProblem) in nil }, writeAtomically: { _, _, _ throws(FileProblem) in },
      remove: { _ throws(FileProblem) in }, list: { _ throws(FileProblem) in [] },
      makeDirectory: { _ throws(FileProblem) in }, modificationDate: { _ in nil },
      lock: { _, body in try body() })
  }
}
