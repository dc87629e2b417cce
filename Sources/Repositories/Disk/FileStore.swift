package import Entities
package import Essentials

/// Access to the disk; nothing else reads or writes files.
package struct FileStore: Sendable {
  /// The alias makes the compiler see a use of the package import: it doesn't count types after `throws`.
  package typealias Problem = FileProblem

  /// The contents of a file, or `nil` if it doesn't exist; throws `tooLarge` if it has more than `maximumBytes`.
  package var read: @Sendable (_ path: String, _ maximumBytes: Int) throws(Problem) -> Data?
  /// Replaces a file atomically, or leaves it unchanged. A link is followed unless the options say otherwise. Creates parents.
  package var writeAtomically: @Sendable (_ path: String, _ data: Data, _ options: WriteOptions) throws(Problem) -> Void
  /// Removes a file or an empty directory; a missing one isn't an error.
  package var remove: @Sendable (_ path: String) throws(Problem) -> Void
  /// The entries of a directory in no particular order; empty if it doesn't exist.
  package var list: @Sendable (_ directory: String) throws(Problem) -> [FileEntry]
  /// When a file was last modified, or `nil` if it doesn't exist.
  package var modificationDate: @Sendable (_ path: String) -> Date?
  /// Runs the body while holding a file's lock, which excludes other threads and processes; `locked` after a long wait.
  package var lock: @Sendable (_ path: String, _ body: () throws -> Void) throws -> Void
  /// An element for each change of a file, or `nil` if the system doesn't report changes and the caller has to poll.
  package var changes: @Sendable (_ path: String) -> AsyncStream<Void>? = { _ in nil }
  /// Throws `insecureFolder` for a folder that another user owns, that others may write to, or that is a link, unless
  /// `allowsOwnLink` and the link is this user's. A missing directory is fine. By default, all are: memory has no owners.
  var checkOwned: @Sendable (_ directory: String, _ allowsOwnLink: Bool) throws(Problem) -> Void = {
    _, _ throws(Problem) in
  }

  /// How a file is written.
  package struct WriteOptions: Hashable, Sendable {
    /// The permissions of a new file, such as 0o600.
    package var mode: UInt32
    /// Whether the file must survive a power failure, which costs milliseconds.
    package var isDurable: Bool
    /// Whether the write fails with `exists` if there already is a file.
    package var isNew: Bool
    /// Whether the target of a symbolic link is written; otherwise the link is replaced. If `isNew`, a link exists already.
    var followsLinks: Bool

    package init(mode: UInt32 = 0o600, isDurable: Bool = false, isNew: Bool = false, followsLinks: Bool = true) {
      (self.mode, self.isDurable, self.isNew, self.followsLinks) = (mode, isDurable, isNew, followsLinks)
    }
  }

  /// Runs the body while holding the lock of a file, and returns its result. Throws what the body throws, or
  /// `FileProblem` if the lock can't be acquired.
  package func withLock<Result>(_ path: String, _ body: () throws -> Result) throws -> Result {
    var result: Result?
    try lock(path) { result = try body() }
    guard let result else { throw FileProblem.locked }
    return result
  }
}

extension FileStore {
  /// All of standard input; throws `tooLarge` if it has more than `maximumBytes`.
  package static func readStandardInput(_ maximumBytes: Int) throws(Problem) -> Data {
    try PosixDisk.content(of: STDIN_FILENO, expected: 0, limit: maximumBytes)
  }

  /// The real disk.
  package static var live: FileStore {
    FileStore(
      read: PosixDisk.read, writeAtomically: PosixDisk.write, remove: PosixDisk.remove, list: PosixDisk.list,
      modificationDate: PosixDisk.modificationDate, lock: { try PosixDisk.withLock(of: $0, $1) },
      changes: PosixDisk.changes, checkOwned: PosixDisk.checkOwned)
  }
}
