package import Entities

/// What may be typed next: the answer of `skydash complete` to the completion scripts.
package enum Completion: Equatable, Sendable {
  /// The shell offers files.
  case files
  /// The candidates for the last word, in the order to offer them.
  case words([Candidate])

  /// A word that may be typed.
  package struct Candidate: Equatable, Sendable {
    /// The whole word, without quotes.
    package var word: String
    /// Its meaning in a few words; empty if the word says enough.
    package var summary = Phrase(verbatim: "")
  }
}
