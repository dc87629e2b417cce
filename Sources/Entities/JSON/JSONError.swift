/// Where and why a text isn't valid JSON. Line and column count from 1; columns count characters.
package struct JSONError: Error, Hashable, Sendable {
  package var line: Int
  package var column: Int
  package var flaw: JSONFlaw
  /// Whether the text ends within a value, as if it had been cut off.
  package var isEarlyEnd: Bool

  package init(line: Int, column: Int, flaw: JSONFlaw, isEarlyEnd: Bool = false) {
    (self.line, self.column, self.flaw, self.isEarlyEnd) = (line, column, flaw, isEarlyEnd)
  }
}
