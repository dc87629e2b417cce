package import Entities

/// What may be typed next on a command line: the answer of `skydash complete`, which the scripts of all shells ask for.
package enum Completion: Equatable, Sendable {
  /// The shell offers files.
  case files
  case words([Candidate])

  /// One thing that may be typed.
  package struct Candidate: Equatable, Sendable {
    /// The whole word, without quotes.
    package var word: String
    /// What it is, in a few words; empty where the word says enough.
    package var summary = Phrase(verbatim: "")
  }
}
