/// Why a file operation failed.
package enum FileProblem: Error, Hashable, Sendable {
  case noPermission
  /// The file system is mounted read-only.
  case readOnly
  /// The disk is full, or the user's quota is used up.
  case full
  /// There is a directory instead of a file.
  case isDirectory
  /// The file exists already and must not be replaced.
  case exists
  /// There is a file instead of a directory.
  case notADirectory
  /// The file is larger than skydash reads.
  case tooLarge
  /// The file would exceed the user's limit on file sizes (`ulimit -f`).
  case sizeLimit
  /// There is a pipe, a socket or a device instead of a file.
  case notARegularFile
  /// The directory is a link, belongs to another user, or is writable by others, who could replace its files.
  case insecureFolder
  /// Another program holds the file's lock.
  case locked
  /// Anything else, in the system's words.
  case other(String)
}

extension FileProblem: Phrased {
  package var phrase: Phrase {
    switch self {
    case .noPermission: Phrase("no permission")
    case .readOnly: Phrase("the disk is read-only")
    case .full: Phrase("the disk is full")
    case .isDirectory: Phrase("it's a directory")
    case .exists: Phrase("it already exists")
    case .notADirectory: Phrase("part of the path isn't a directory")
    case .tooLarge: Phrase("it's too large")
    case .sizeLimit: Phrase("the file size limit is reached")
    case .notARegularFile: Phrase("it's a pipe or a device")
    case .insecureFolder: Phrase("the folder is a link, or other users own it or can write to it")
    case .locked: Phrase("another program is using it")
    case .other(let text): Phrase(verbatim: text)
    }
  }
}
