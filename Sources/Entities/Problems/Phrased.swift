/// What is said to people in a phrase, such as a problem: as a sentence, or, of a `ServiceFailure`, as the rest of one.
package protocol Phrased: CustomStringConvertible {
  var phrase: Phrase { get }
}

extension Phrased {
  /// In English, as documents have it.
  package var description: String { phrase.english }
}

extension Phrase {
  /// Why something that was asked for was not done, as a sentence that stands alone.
  package init(problem: any Error) {
    switch problem {
    case let failure as ServiceFailure: self.init(sentence: failure.phrase)
    case let problem as any Phrased: self = problem.phrase
    default: self.init(verbatim: SafeText.line(String(describing: problem)))
    }
  }
}
