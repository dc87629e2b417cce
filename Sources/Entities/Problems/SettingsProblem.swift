/// Why the settings can't be read or written.
package enum SettingsProblem: Error, Hashable, Sendable {
  /// The file isn't a JSON object; it is left unchanged. Line and column count from 1.
  case notJSON(path: String, line: Int, column: Int, JSONFlaw)
  /// The units to change aren't in an object; what is there instead is left unchanged.
  case unitsAreNotAnObject(path: String)
  /// The cities to change aren't in an array; what is there instead is left unchanged.
  case citiesAreNotAList(path: String)
  case cannotRead(path: String, FileProblem)
  case cannotWrite(path: String, FileProblem)
}

extension SettingsProblem: Phrased {
  package var phrase: Phrase {
    switch self {
    case .notJSON(let path, let line, let column, let flaw):
      Phrase(
        """
        \(SafeText.line(path)):\(line):\(column): can't understand the settings (\(flaw.phrase)); fix or remove the \
        file.
        """)
    case .unitsAreNotAnObject(let path):
      Phrase("\(SafeText.line(path)): “units” isn't an object in braces, so nothing was saved; fix it and try again.")
    case .citiesAreNotAList(let path):
      Phrase("\(SafeText.line(path)): “cities” isn't a list in brackets, so nothing was saved; fix it and try again.")
    case .cannotRead(let path, let problem):
      Phrase("Can't read the settings in \(SafeText.line(path)) (\(problem.phrase)); \(Self.advice(on: problem)).")
    case .cannotWrite(let path, let problem):
      Phrase("Can't save the settings in \(SafeText.line(path)) (\(problem.phrase)); \(Self.advice(on: problem)).")
    }
  }

  /// The next step after a problem with the settings file, as the end of a sentence.
  package static func advice(on problem: FileProblem) -> Phrase {
    problem.advice(elsewhere: Phrase("choose another file with --config"))
  }
}
