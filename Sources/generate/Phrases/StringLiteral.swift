/// A string of a source file as the key of its translations.
struct StringLiteral {
  private(set) var id = ""
  /// The expressions in its slots.
  private(set) var values: [String] = []

  init(_ source: SwiftText, _ range: Range<Int>) {
    let isLong = source.starts("\"\"\"", at: range.lowerBound)
    let quotes = isLong ? 3 : 1
    var (position, end) = (range.lowerBound + quotes, range.upperBound - quotes)
    // The lines of a long one begin where its last quotes do.
    var indent = 0
    if isLong {
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

  /// Adds what an escape stands for; how long it is.
  private mutating func escape(_ sign: Character, _ indent: Int) -> Int {
    switch sign {
    case "n": id += "\n"
    case "t": id += "\t"
    // A long text goes on in the next line.
    case "\n": return 2 + indent
    default: id.append(sign)
    }
    return 2
  }
}
