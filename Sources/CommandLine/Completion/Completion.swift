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
    package var summary = ""
  }

  /// Completes the last of some words.
  ///
  /// - Parameters:
  ///   - words: The words after the program's name, without quotes; the last one, which may be empty, is being typed.
  ///   - cities: The labels of the saved cities that begin with a text, by the settings file of `--config`.
  ///   - places: The names of places of the built-in list for the beginning of one.
  package init(
    _ words: [String], cities: @escaping (_ prefix: String, _ configPath: String?) -> [String],
    places: @escaping (_ prefix: String) -> [String]
  ) {
    self = UnfinishedLine(words, cities: cities, places: places).completion
  }
}
