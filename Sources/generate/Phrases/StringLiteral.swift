/// A string literal of a source file, read as the key of its translations.
struct StringLiteral {
  /// The text with escapes replaced, `%1$s` and so on for interpolations, and `%%` for `%`.
  private(set) var id = ""
  /// The interpolated expressions.
  private(set) var values: [String] = []

  /// Reads the literal in a range, quotation marks included.
  init(_ source: SwiftText, _ range: Range<Int>) {
    let isMultiline = source.starts("\"\"\"", at: range.lowerBound)
    let quotes = isMultiline ? 3 : 1
    var (position, end) = (range.lowerBound + quotes, range.upperBound - quotes)
    // The indentation of a multi-line literal is that of its closing quotation marks.
    var indent = 0
    if isMultiline {
      while end > position, source.characters[end - 1] != "\n" { (end, indent) = (end - 1, indent + 1) }
      (position, end) = (position + 1 + indent, end - 1)
    }
    while position < end {
      let character = source.characters[position]
      if source.starts("\\(", at: position), let closing = source.closing(of: position + 1) {
        values.append(source[position + 2..<closing])
        id += "%\(values.count)$s"
        position = closing + 1
      } else if character == "\\" {
        position += escape(source.characters[position + 1], indent)
      } else {
        id += character == "%" ? "%%" : String(character)
        position += 1 + (character == "\n" ? indent : 0)
      }
    }
  }

  /// Appends what an escape sequence stands for, by the character after the backslash; returns the length of the
  /// sequence.
  private mutating func escape(_ sign: Character, _ indent: Int) -> Int {
    switch sign {
    case "n": id += "\n"
    case "t": id += "\t"
    // The text continues in the next line.
    case "\n": return 2 + indent
    default: id.append(sign)
    }
    return 2
  }
}
