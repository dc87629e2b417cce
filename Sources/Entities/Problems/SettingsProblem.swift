/// Why the settings can't be read or written.
package enum SettingsProblem: Error, Hashable, Sendable {
  /// The file isn't a JSON object; it is left unchanged. Line and column count from 1.
  case notJSON(path: String, line: Int, column: Int, JSONFlaw)
  /// The field to change holds a value of another type, which is left unchanged.
  case unitsAreNoObject(path: String)
  case citiesAreNoList(path: String)
  case cannotRead(path: String, FileProblem)
  case cannotWrite(path: String, FileProblem)
}

extension SettingsProblem: Phrased {
  package var phrase: Phrase {
    switch self {
    case .notJSON(let path, let line, let column, let flaw):
      Phrase(
        "\(SafeText.line(path)):\(line):\(column): can't understand the settings (\(flaw.phrase)); fix or remove the file."
      )
    case .unitsAreNoObject(let path):
      Phrase("\(SafeText.line(path)): “units” isn't an object in braces, so nothing was saved; fix it and try again.")
    case .citiesAreNoList(let path):
      Phrase("\(SafeText.line(path)): “cities” isn't a list in brackets, so nothing was saved; fix it and try again.")
    case .cannotRead(let path, let problem):
      Phrase("Can't read the settings in \(SafeText.line(path)) (\(problem.phrase)); \(problem.advice).")
    case .cannotWrite(let path, let problem):
      Phrase("Can't save the settings in \(SafeText.line(path)) (\(problem.phrase)); \(problem.advice).")
    }
  }
}

extension FileProblem {
  /// The next step, as the end of a sentence.
  fileprivate var advice: Phrase {
    switch self {
    case .full: Phrase("free some space and try again")
    case .noPermission, .notOurs: Phrase("check who owns the file, or choose another one with --config")
    case .readOnly, .isDirectory, .notADirectory, .exists, .isNoFile, .other:
      Phrase("choose another file with --config")
    case .locked: Phrase("quit it, or resume it with “fg”, and try again")
    case .sizeLimit: Phrase("raise the limit with “ulimit -f” and try again")
    case .tooLarge: Phrase("remove or shorten the file")
    }
  }
}

/// Why a file operation failed.
package enum FileProblem: Error, Hashable, Sendable {
  case noPermission
  case readOnly
  case full
  /// There is a directory instead of a file.
  case isDirectory
  /// The file exists already and must not be replaced.
  case exists
  /// There is a file instead of a directory.
  case notADirectory
  /// The file is larger than skydash reads.
  case tooLarge
  /// The file would exceed the person's limit on file sizes (`ulimit -f`).
  case sizeLimit
  /// There is a pipe, a device or the like instead of a file.
  case isNoFile
  /// The folder is a link, belongs to another user, or is writable by others.
  case notOurs
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
    case .isNoFile: Phrase("it's a pipe or a device")
    case .notOurs: Phrase("the folder is a link, or other users own it or can write to it")
    case .locked: Phrase("another program is using it")
    case .other(let text): Phrase(verbatim: text)
    }
  }
}
