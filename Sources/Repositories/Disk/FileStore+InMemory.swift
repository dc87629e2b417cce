import Entities
package import Essentials

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
