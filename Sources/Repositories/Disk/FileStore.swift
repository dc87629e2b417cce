package import Entities
package import Essentials

/// The only door to the disk.
package struct FileStore: Sendable {
  /// Why the disk refused. The alias makes the import a package one: the compiler does not count what follows `throws`.
  package typealias Problem = FileProblem

  /// The content of a file, or `nil` when there is none; throws `tooLarge` beyond the bound.
  package var read: @Sendable (_ path: String, _ maximumBytes: Int) throws(Problem) -> Data?
  /// Replaces a file at once, or leaves it as it was. A symbolic link is followed and stays. Parent directories are made.
  package var writeAtomically: @Sendable (_ path: String, _ data: Data, _ options: WriteOptions) throws(Problem) -> Void
  /// Removes a file or an empty directory; one that is not there is no error.
  package var remove: @Sendable (_ path: String) throws(Problem) -> Void
  /// The entries of a directory in no order; none when there is no directory.
  package var list: @Sendable (_ directory: String) throws(Problem) -> [FileEntry]
  /// When a file was last written, or `nil` when there is none.
  package var modificationDate: @Sendable (_ path: String) -> Date?
  /// Runs the body while no one else, in this program or another, holds the lock of that file; waits for its turn.
  package var lock: @Sendable (_ path: String, _ body: () throws -> Void) throws -> Void
  /// Something for each time a file was changed, or `nil` where the system does not report it and one has to look.
  package var changes: @Sendable (_ path: String) -> AsyncStream<Void>? = { _ in nil }
  /// Throws `notOurs` for a directory that another user owns, that others may write to, or that is a link, unless a link
  /// of this person's is allowed; one that is not there is none of these.
  var checkOwned: @Sendable (_ directory: String, _ allowsOwnLink: Bool) throws(Problem) -> Void = {
    _, _ throws(Problem) in
  }

  /// How a file is written.
  package struct WriteOptions: Hashable, Sendable {
    /// The permissions of a new file, such as 0o600.
    package var mode: UInt32
    /// Whether it must survive a power cut, which costs milliseconds.
    package var isDurable: Bool
    /// Whether a file that is there already is left alone and the write fails with `exists`.
    package var isNew: Bool
    /// Whether what a symbolic link leads to is written; else a link is replaced.
    var followsLinks: Bool

    package init(mode: UInt32 = 0o600, isDurable: Bool = false, isNew: Bool = false, followsLinks: Bool = true) {
      self.followsLinks = followsLinks
      self.isNew = isNew
      self.mode = mode
      self.isDurable = isDurable
    }
  }

  /// Runs the body under the lock of a file and returns its result.
  ///
  /// - Throws: What the body throws, or `FileProblem` when the lock cannot be had.
  package func withLock<Result>(_ path: String, _ body: () throws -> Result) throws -> Result {
    var result: Result?
    try lock(path) { result = try body() }
    guard let result else { throw FileProblem.locked }
    return result
  }
}

/// One entry of a directory.
package struct FileEntry: Hashable, Sendable {
  package var name: String
  /// Bytes.
  package var size: Int
  package var modified: Date
  package var isDirectory: Bool
}

extension FileStore {
  /// The disk.
  package static var live: FileStore {
    FileStore(
      read: PosixDisk.read, writeAtomically: PosixDisk.write, remove: PosixDisk.remove, list: PosixDisk.list,
      modificationDate: PosixDisk.modificationDate, lock: PosixDisk.withLock, changes: PosixDisk.changes,
      checkOwned: PosixDisk.checkOwned)
  }
}
