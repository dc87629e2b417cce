package import Entities
package import Essentials

/// Access to the disk; nothing else reads or writes files.
package struct FileStore: Sendable {
  /// An alias, because the compiler overlooks uses of a package import after `throws`.
  package typealias Problem = FileProblem

  /// The contents of a file, `nil` if it doesn't exist. Throws `tooLarge` beyond `maximumBytes`, `isDirectory` for a
  /// directory, `notARegularFile` for a device, a socket or a named pipe.
  package var read: @Sendable (_ path: String, _ maximumBytes: Int) throws(Problem) -> Data?
  /// Replaces a file, or leaves it unchanged if that fails. Creates its parent directories.
  package var writeAtomically: @Sendable (_ path: String, _ data: Data, _ options: WriteOptions) throws(Problem) -> Void
  /// Removes a file or an empty directory; a missing one isn't an error. Throws `isDirectory` for one with entries.
  package var remove: @Sendable (_ path: String) throws(Problem) -> Void
  /// All entries of a directory, in no particular order; empty if it doesn't exist.
  package var list: @Sendable (_ directory: String) throws(Problem) -> [Entry]
  /// When a file or a link's target was last modified; `nil` if it doesn't exist or can't be examined.
  package var modificationDate: @Sendable (_ path: String) -> Date?
  /// Runs the body while holding a file's lock, which excludes other threads and processes; the file need not exist.
  /// Throws what the body throws, or a `FileProblem` without calling it: `locked` after too long a wait.
  package var lock: @Sendable (_ path: String, _ body: () throws -> Void) throws -> Void
  /// An element for each change of a file or its link; `nil` if the system reports none, so that the caller has to poll.
  package var changes: @Sendable (_ path: String) -> AsyncStream<Void>? = { _ in nil }
  /// Does what `checkOwned(_:allowsOwnLink:)` describes; nothing in memory, which has no owners.
  var checkOwned: @Sendable (_ directory: String, _ allowsOwnLink: Bool) throws(Problem) -> Void = { _, _ in }

  /// An entry of a directory, `.` and `..` apart. For a link, it describes the link itself.
  package struct Entry: Hashable, Sendable {
    package var name: String
    /// Its size in bytes.
    package var size: Int
    package var modifiedAt: Date
    package var isDirectory: Bool
  }

  /// How a file is written.
  package struct WriteOptions: Hashable, Sendable {
    /// The permission bits of the written file, such as 0o600, before the umask.
    package var mode: UInt32
    /// Whether the file must survive a power failure, which costs milliseconds.
    package var isDurable: Bool
    /// Whether the write fails with `exists` if there already is a file.
    package var isNew: Bool
    /// Whether the target of a symbolic link is written, rather than the link replaced. Ignored if `isNew`.
    var followsLinks: Bool

    package init(mode: UInt32 = 0o600, isDurable: Bool = false, isNew: Bool = false, followsLinks: Bool = true) {
      (self.mode, self.isDurable, self.isNew, self.followsLinks) = (mode, isDurable, isNew, followsLinks)
    }
  }

  /// Runs the body while holding the lock of a file, and returns its result; otherwise like ``lock``.
  package func withLock<Result>(_ path: String, _ body: () throws -> Result) throws -> Result {
    var result: Result?
    try lock(path) { result = try body() }
    guard let result else { throw FileProblem.locked }
    return result
  }

  /// Throws `insecureDirectory` for a directory that another user owns or others may write to, and for a link, unless
  /// `allowsOwnLink` and the link is this user's; `notADirectory` for a file. A missing directory passes.
  func checkOwned(_ directory: String, allowsOwnLink: Bool) throws(Problem) { try checkOwned(directory, allowsOwnLink) }

  /// All of standard input, up to its end; throws `tooLarge` if it has more than `limit` bytes.
  package static func readStandardInput(limit: Int) throws(Problem) -> Data {
    try PosixDisk.content(of: STDIN_FILENO, expected: 0, limit: limit)
  }

  /// The real disk.
  package static let live = FileStore(
    read: PosixDisk.read, writeAtomically: PosixDisk.write, remove: PosixDisk.remove, list: PosixDisk.list,
    modificationDate: PosixDisk.modificationDate, lock: { try PosixDisk.withLock(of: $0, $1) },
    changes: PosixDisk.changes, checkOwned: PosixDisk.checkOwned)
}
