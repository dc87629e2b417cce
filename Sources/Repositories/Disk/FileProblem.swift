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
    case .other(let text): text
    }
  }
}
