import Foundation

/// A lock file that a test holds, as another program would.
package final class FileLock {
  private let file: FileHandle

  /// Makes the file where there is none, and takes its lock.
  package init(_ path: String) throws {
    if !FileManager.default.fileExists(atPath: path) { try Data().write(to: URL(filePath: path)) }
    file = try FileHandle(forWritingTo: URL(filePath: path))
    guard flock(file.fileDescriptor, LOCK_EX | LOCK_NB) == 0 else { throw CocoaError(.fileLocking) }
  }

  /// Explicitly, since a child of another test may have inherited the file.
  package func release() {
    flock(file.fileDescriptor, LOCK_UN)
    try? file.close()
  }
}
