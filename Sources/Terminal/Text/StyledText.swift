/// A line of text in several styles, for a ``Canvas`` or for printing.
package struct StyledText: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// The pieces in order.
  package var spans: [Span]

  /// The text of the given pieces.
  package init(_ spans: [Span] = []) { self.spans = spans }

  /// Text in one style.
  package init(_ text: String, _ style: Style = .plain) { spans = [Span(text, style)] }

  /// Plain text.
  package init(stringLiteral text: String) { self.init(text) }

  /// The columns the text takes.
  package var displayWidth: Int { spans.reduce(0) { $0 + $1.text.displayWidth } }

  /// The text without its styles.
  package var plain: String { spans.map(\.text).joined() }

  /// One text after the other.
  package static func + (left: StyledText, right: StyledText) -> StyledText { StyledText(left.spans + right.spans) }

  /// Adds a text at the end.
  package static func += (left: inout StyledText, right: StyledText) { left.spans += right.spans }

  /// Adds text in a style.
  package mutating func append(_ text: String, _ style: Style = .plain) { spans.append(Span(text, style)) }
}
