/// Why the settings cannot be read or written.
package enum SettingsProblem: Error, Hashable, Sendable {
  /// The file is not a JSON object; it is left as it is. Line and column count from 1.
  case notJSON(path: String, line: Int, column: Int, JSONFlaw)
  /// A change belongs into a field that holds something else, which is left as it is.
  case unitsAreNoObject(path: String)
  case citiesAreNoList(path: String)
  case cannotRead(path: String, FileProblem)
  case cannotWrite(path: String, FileProblem)
}

extension SettingsProblem: CustomStringConvertible {
  package var description: String {
    switch self {
    case .notJSON(let path, let line, let column, let flaw):
      "\(SafeText.line(path)):\(line):\(column): the settings cannot be understood (\(flaw.rawValue)); correct or remove the file."
    case .unitsAreNoObject(let path):
      "\(SafeText.line(path)): “units” is not an object in braces, and nothing is saved over it; correct it and try again."
    case .citiesAreNoList(let path):
      "\(SafeText.line(path)): “cities” is not a list in brackets, and nothing is saved over it; correct it and try again."
    case .cannotRead(let path, let problem):
      "The settings in \(SafeText.line(path)) cannot be read (\(problem)); \(problem.advice)."
    case .cannotWrite(let path, let problem):
      "The settings cannot be saved in \(SafeText.line(path)) (\(problem)); \(problem.advice)."
    }
  }
}

extension FileProblem {
  /// What a person can do about it, as the end of a sentence.
  fileprivate var advice: String {
    switch self {
    case .full: "free some space and try again"
    case .noPermission, .notOurs: "check who owns it, or choose another file with --config"
    case .readOnly, .isDirectory, .notADirectory, .exists, .isNoFile, .other: "choose another file with --config"
    case .locked: "end it, or continue it with “fg”, and try again"
    case .sizeLimit: "raise the limit with “ulimit -f” and try again"
    case .tooLarge: "remove or shorten the file"
    }
  }
}

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
  /// A folder that is a link, that somebody else owns, or that others may write to.
  case notOurs
  /// Another program holds the lock of the file.
  case locked
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
    case .notOurs: "the folder is a link, or others own it or may write to it"
    case .locked: "another program holds its lock"
    case .other(let text): text
    }
  }
}
