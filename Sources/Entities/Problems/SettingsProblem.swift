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

extension SettingsProblem: Phrased {
  package var phrase: Phrase {
    switch self {
    case .notJSON(let path, let line, let column, let flaw):
      Phrase(
        "\(SafeText.line(path)):\(line):\(column): can't understand the settings (\(flaw.phrase)); fix or remove the file."
      )
    case .unitsAreNoObject(let path):
      Phrase(
        "\(SafeText.line(path)): “units” isn't an object in braces, so nothing was saved; fix it and try again."
      )
    case .citiesAreNoList(let path):
      Phrase(
        "\(SafeText.line(path)): “cities” isn't a list in brackets, so nothing was saved; fix it and try again."
      )
    case .cannotRead(let path, let problem):
      Phrase("Can't read the settings in \(SafeText.line(path)) (\(problem.phrase)); \(problem.advice).")
    case .cannotWrite(let path, let problem):
      Phrase("Can't save the settings in \(SafeText.line(path)) (\(problem.phrase)); \(problem.advice).")
    }
  }
}

extension FileProblem {
  /// What a person can do about it, as the end of a sentence.
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

/// Why the disk refused.
package enum FileProblem: Error, Hashable, Sendable {
  case noPermission
  case readOnly
  case full
  /// A directory is where a file should be.
  case isDirectory
  /// A file is there already and was not to be replaced.
  case exists
  /// A file is where a directory should be.
  case notADirectory
  /// The file is larger than what is read.
  case tooLarge
  /// Files of this person may not become so large (`ulimit -f`).
  case sizeLimit
  /// A pipe, a device or the like is where a file should be.
  case isNoFile
  /// A folder that is a link, that another user owns, or that others may write to.
  case notOurs
  /// Another program holds the lock of the file.
  case locked
  /// Anything else, in the system's words.
  case other(String)
}

extension FileProblem: CustomStringConvertible {
  /// The reason, as the end of a sentence, in English: `the disk is full`.
  package var description: String { phrase.english }

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
