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
  /// The directory is a link, belongs to another user, or can be written to by others, who could replace its files.
  case insecureDirectory
  /// Another program holds the file's lock.
  case locked
  /// Anything else, in the words of `strerror`, lower-cased and never translated.
  case other(String)
}

extension FileProblem: Phrased {
  package var phrase: Phrase {
    switch self {
    case .noPermission: Phrase("no permission")
    case .readOnly: Phrase("the disk is read-only")
    case .full: Phrase("the disk or your quota is full")
    case .isDirectory: Phrase("it's a directory")
    case .exists: Phrase("it already exists")
    case .notADirectory: Phrase("part of the path isn't a directory")
    case .tooLarge: Phrase("it's too large")
    case .sizeLimit: Phrase("the file size limit is reached")
    case .notARegularFile: Phrase("it's a pipe, a socket or a device")
    case .insecureDirectory: Phrase("the directory is a link, or another user owns it or can write to it")
    case .locked: Phrase("another program is using it")
    case .other(let text): Phrase(verbatim: text)
    }
  }

  /// The next step, as the end of a sentence; for many problems `elsewhere`, such as `choose another file`.
  func advice(elsewhere: Phrase) -> Phrase {
    switch self {
    case .full: Phrase("free some space and try again")
    case .noPermission, .insecureDirectory: Phrase("check the owner and permissions, or \(elsewhere)")
    case .readOnly, .isDirectory, .notADirectory, .exists, .notARegularFile, .other: elsewhere
    case .locked: Phrase("quit it, or resume it with “fg”, and try again")
    case .sizeLimit: Phrase("raise the limit with “ulimit -f” and try again")
    case .tooLarge: Phrase("remove or shorten the file")
    }
  }
}
