/// Why the disk refused.
package enum FileProblem: Error, Hashable, Sendable {
  case noPermission
  case readOnly
  case full
  /// A directory stands where a file should be.
  case isDirectory
  /// A file is there already and was not to be replaced.
  case exists
  /// A file stands where a directory should be.
  case notADirectory
  /// The file is larger than what is read.
  case tooLarge
  /// Files of this person may not become so large (`ulimit -f`).
  case sizeLimit
  /// A pipe, a device or the like stands where a file should be.
  case isNoFile
  /// Anything else, in the system's words.
  case other(String)
}

extension FileProblem: CustomStringConvertible {
  /// The reason, as the end of a sentence: `the disk is full`.
  package var description: String {
    switch self {
    case .noPermission: "no permission"
    case .readOnly: "the disk is read-only"
    case .full: "the disk is full"
    case .isDirectory: "it is a directory"
    case .exists: "it exists already"
    case .notADirectory: "a part of the path is not a directory"
    case .tooLarge: "it is too large"
    case .sizeLimit: "files may not become so large"
    case .isNoFile: "it is a pipe or a device"
    case .other(let text): text
    }
  }
}
