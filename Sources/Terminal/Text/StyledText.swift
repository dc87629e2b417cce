/// A line of text in several styles, for a ``Canvas`` or for printing.
package struct StyledText: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// The pieces in order.
  package var spans: [Span]

  /// A text made of pieces; empty without any.
  package init(_ spans: [Span] = []) { self.spans = spans }

  /// A text in one style.
  package init(_ text: String, _ style: Style = .plain) { spans = [Span(text, style)] }

  /// A literal is in the plain style.
  package init(stringLiteral text: String) { self.init(text) }

  /// The columns the text takes.
  package var displayWidth: Int { spans.reduce(0) { $0 + $1.text.displayWidth } }

  /// The text without its styles.
  package var plain: String { spans.map(\.text).joined() }

  /// The second text appended to the first.
  package static func + (left: StyledText, right: StyledText) -> StyledText { StyledText(left.spans + right.spans) }

  /// Appends a text.
  package static func += (left: inout StyledText, right: StyledText) { left.spans += right.spans }

  /// Appends text in a style.
  package mutating func append(_ text: String, _ style: Style = .plain) { spans.append(Span(text, style)) }

  /// The text if it fits in `width` columns, else its beginning and an ellipsis in the style of what it
  /// replaces; empty for a width under 1.
  package func truncated(to width: Int, ellipsis: Ellipsis = .unicode) -> StyledText {
    guard displayWidth > width else { return self }
    var result = StyledText()
    for span in spans where width > 0 {
      let fitting = span.text.prefix(columns: width - 1 - result.displayWidth)
      guard fitting == span.text else {
        result.append(fitting + ellipsis.rawValue, span.style)
        break
      }
      result.spans.append(span)
    }
    return result
  }

  /// The text padded with blanks to `width` columns; longer text is unchanged.
  package func padded(to width: Int, _ alignment: TextAlignment = .left) -> StyledText {
    let missing = width - displayWidth
    guard missing > 0 else { return self }
    let blanks = StyledText(String(repeating: " ", count: missing))
    return alignment == .left ? self + blanks : blanks + self
  }

  /// The text in exactly `width` columns, truncated or padded.
  package func fitted(to width: Int, _ alignment: TextAlignment = .left, ellipsis: Ellipsis = .unicode) -> StyledText {
    truncated(to: width, ellipsis: ellipsis).padded(to: width, alignment)
  }

  /// The text for a terminal of `depth`, with the plain style at its end; without colours, it has no escape sequences.
  package func printed(depth: ColorDepth) -> String {
    guard depth != .none else { return DrawableText.clean(plain) }
    var bytes: [UInt8] = []
    var pen = Style.plain
    for span in spans where !span.text.isEmpty {
      let style = span.style.reduced(to: depth)
      style.appendChange(from: pen, to: &bytes)
      pen = style
      bytes += DrawableText.clean(span.text).utf8
    }
    Style.plain.appendChange(from: pen, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}
