/// Something that can be described to the user, such as a problem.
package protocol Phrased: CustomStringConvertible {
  /// A whole sentence; for a failure of a service or a file, only a clause, such as `no permission`.
  var phrase: Phrase { get }
}

extension Phrased {
  /// The English text, as in documents.
  package var description: String { phrase.english }
}

extension Phrase {
  /// An error as a complete sentence, or in the system's words if it isn't skydash's own.
  package init(problem: any Error) {
    switch problem {
    case let clause as any Phrased where problem is ServiceFailure || problem is FileProblem:
      self.init(sentence: clause.phrase)
    case let problem as any Phrased: self = problem.phrase
    default: self.init(verbatim: SafeText.line(String(describing: problem)))
    }
  }
}
