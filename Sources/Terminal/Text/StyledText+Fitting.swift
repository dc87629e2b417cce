extension StyledText {
  /// The text if it fits in `width` columns, else its beginning with the ellipsis in the last of them.
  package func truncated(to width: Int, ellipsis: Ellipsis = .unicode) -> StyledText {
    guard displayWidth > width else { return self }
    var result = StyledText()
    var room = width - 1
    for span in spans where room >= 0 {
      let spanWidth = span.text.displayWidth
      guard spanWidth > room else {
        result.spans.append(span)
        room -= spanWidth
        continue
      }
      result.append(span.text.prefix(columns: room).text + ellipsis.rawValue, span.style)
      room = -1
    }
    return width > 0 ? result : StyledText()
  }

  /// The text with blanks up to `width` columns; longer text stays as it is.
  package func padded(to width: Int, _ alignment: TextAlignment = .left, style: Style = .plain) -> StyledText {
    let missing = width - displayWidth
    guard missing > 0 else { return self }
    let before = alignment == .left ? 0 : alignment == .right ? missing : missing / 2
    return Self.blanks(before, style) + self + Self.blanks(missing - before, style)
  }

  /// The text in exactly `width` columns, truncated or padded.
  package func fitted(
    to width: Int, _ alignment: TextAlignment = .left, ellipsis: Ellipsis = .unicode, style: Style = .plain
  ) -> StyledText {
    truncated(to: width, ellipsis: ellipsis).padded(to: width, alignment, style: style)
  }

  private static func blanks(_ count: Int, _ style: Style) -> StyledText {
    count > 0 ? StyledText(String(repeating: " ", count: count), style) : StyledText()
  }
}
