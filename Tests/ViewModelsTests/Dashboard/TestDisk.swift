import Entities
import Foundation
import Repositories

/// A disk that is full when the test says so.
nonisolated final class TestDisk: @unchecked Sendable {
  // Unchecked because the compiler cannot see that the lock guards the flag.
  private let lock = NSLock()
  private var isRefusing = false

  var isFull: Bool {
    get { lock.withLock { isRefusing } }
    set { lock.withLock { isRefusing = newValue } }
  }

  /// A disk that refuses to be written to while this one is full.
  func files(_ disk: FileStore) -> FileStore {
    var files = disk
    files.writeAtomically = { path, data, options throws(FileProblem) in
      if self.isFull { throw .full }
      try disk.writeAtomically(path, data, options)
    }
    return files
  }
}
