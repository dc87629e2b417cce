extension StyledText {
  /// The line for printing to a terminal of `depth`, without a line break and with the style reset at its end.
  ///
  /// With ``ColorDepth/none`` there is no escape sequence at all.
  package func printed(depth: ColorDepth) -> String {
    guard depth != .none else { return DrawableText.clean(plain) }
    var bytes: [UInt8] = []
    var pen = Style.plain
    for span in spans where !span.text.isEmpty {
      let style = span.style.reduced(to: depth)
      style.appendChange(from: pen, to: &bytes)
      pen = style
      bytes.append(text: DrawableText.clean(span.text))
    }
    Style.plain.appendChange(from: pen, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}
