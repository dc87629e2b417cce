/// What people are told about a command: the one source of the help, the manual page and the completions.
package struct CommandGuide: Equatable, Sendable {
  /// A line to type, or a term, and what it means.
  package struct Entry: Equatable, Sendable {
    package let line: String
    /// A few words.
    package let meaning: String

    init(_ line: String, _ meaning: String) {
      self.line = line
      self.meaning = meaning
    }
  }

  /// The lines after "usage:", the most common one first.
  package let usage: [String]
  /// One line, without a full stop.
  package let summary: String
  /// Paragraphs.
  package let details: [String]
  /// Terms to explain, such as the settings.
  package var terms: [Entry] = []
  /// Two to four, simplest first.
  package let examples: [Entry]
}
