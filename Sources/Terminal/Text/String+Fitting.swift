import Essentials

extension String {
  /// The columns the text takes.
  package var displayWidth: Int {
    // Most text is printable ASCII, of which each byte takes a column.
    utf8.allSatisfy(\.isPrintableASCII) ? utf8.count : reduce(0) { $0 + DisplayWidth.of($1) }
  }

  /// The text if it fits in `width` columns, else its trimmed beginning and an ellipsis; empty for a width under 1.
  package func truncated(to width: Int, ellipsis: Ellipsis = .unicode) -> String {
    guard width > 0 else { return "" }
    if displayWidth <= width { return self }
    var fitting = prefix(columns: width - 1)
    while fitting.last == " " { fitting.removeLast() }
    return fitting + ellipsis.rawValue
  }

  /// The text padded with blanks to `width` columns; longer text is unchanged.
  package func padded(to width: Int, _ alignment: TextAlignment = .left) -> String {
    let blanks = String(repeating: " ", count: max(0, width - displayWidth))
    return alignment == .left ? self + blanks : blanks + self
  }

  /// The text in exactly `width` columns, truncated or padded.
  package func fitted(to width: Int, _ alignment: TextAlignment = .left, ellipsis: Ellipsis = .unicode) -> String {
    truncated(to: width, ellipsis: ellipsis).padded(to: width, alignment)
  }

  /// The longest beginning of at most `columns` columns; empty for a negative number.
  func prefix(columns: Int) -> String {
    var room = columns
    return String(
      prefix { character in
        room -= DisplayWidth.of(character)
        return room >= 0
      })
  }
}
