/// Something that a phrase describes, such as a problem: a whole sentence, or for a failure of a service or a file the end
/// of one, such as `the disk is full`.
package protocol Phrased: CustomStringConvertible {
  var phrase: Phrase { get }
}

extension Phrased {
  /// The English text, as in documents.
  package var description: String { phrase.english }
}

extension Phrase {
  /// An error as a complete sentence.
  package init(problem: any Error) {
    switch problem {
    case let failure as ServiceFailure: self.init(sentence: failure.phrase)
    case let problem as any Phrased: self = problem.phrase
    default: self.init(verbatim: SafeText.line(String(describing: problem)))
    }
  }
}
