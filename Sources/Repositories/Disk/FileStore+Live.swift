import Entities
import Essentials

extension FileStore {
  /// The disk.
  package static var live: FileStore {
    var store = FileStore(
      read: { path, limit throws(FileProblem) in try PosixDisk.read(path, limit: limit) },
      writeAtomically: { path, data, options throws(FileProblem) in try PosixDisk.write(path, data, options) },
      remove: { path throws(FileProblem) in try PosixDisk.remove(path) },
      list: { path throws(FileProblem) in try PosixDisk.list(path) },
      makeDirectory: { path throws(FileProblem) in try PosixDisk.makeDirectory(path) },
      modificationDate: { path in PosixDisk.modificationDate(path) },
      lock: { path, body in try PosixDisk.withLock(of: path, body) })
    store.changes = { path in FileWatch.changes(of: path) }
    return store
  }
}
