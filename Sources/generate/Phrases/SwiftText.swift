/// Swift source, as far as it must be understood to find texts: brackets, string literals and line comments.
struct SwiftText {
  let characters: [Character]

  init(_ text: String) { characters = Array(text) }

  subscript(_ range: Range<Int>) -> String { String(characters[range]) }

  /// Whether a text begins at an index, which may be negative.
  func starts(_ text: String, at index: Int) -> Bool {
    index >= 0 && characters[index...].starts(with: Array(text))
  }

  /// The index of the bracket that closes the one at an index; `nil` if none does.
  func closing(of index: Int) -> Int? {
    var depth = 0
    var position = index
    while position < characters.count {
      if let end = skipped(at: position) {
        position = end
        continue
      }
      if "([{".contains(characters[position]) { depth += 1 }
      if ")]}".contains(characters[position]) { depth -= 1 }
      if depth == 0 { return position }
      position += 1
    }
    return nil
  }

  /// The index after the string or comment that begins at an index; `nil` if none begins there.
  func skipped(at index: Int) -> Int? {
    if characters[index] == "\"" { return endOfString(at: index) }
    guard starts("//", at: index) else { return nil }
    return characters[index...].firstIndex(of: "\n") ?? characters.count
  }

  /// The index after the string that begins at an index.
  func endOfString(at index: Int) -> Int {
    let quotes = starts("\"\"\"", at: index) ? "\"\"\"" : "\""
    var position = index + quotes.count
    while position < characters.count, !starts(quotes, at: position) {
      if starts("\\(", at: position) {
        position = (closing(of: position + 1) ?? position + 1) + 1
      } else {
        position += characters[position] == "\\" ? 2 : 1
      }
    }
    return min(position + quotes.count, characters.count)
  }

  /// The arguments in the range between two brackets, without blanks before them.
  func arguments(_ range: Range<Int>) -> [Range<Int>] {
    var arguments: [Range<Int>] = []
    var (start, position) = (range.lowerBound, range.lowerBound)
    while position < range.upperBound {
      if let end = skipped(at: position) {
        position = end
      } else if "([{".contains(characters[position]), let end = closing(of: position) {
        position = end + 1
      } else {
        if characters[position] == "," {
          arguments.append(start..<position)
          start = position + 1
        }
        position += 1
      }
    }
    return (arguments + [start..<range.upperBound]).map(trimmed).filter { !$0.isEmpty }
  }

  /// A range without the blanks at its start.
  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    let start = characters[range].firstIndex { !$0.isWhitespace } ?? range.upperBound
    return start..<range.upperBound
  }

  /// The string literals in an expression that aren't inside brackets or other literals, such as both of `isOne ? "a" :
  /// "b"`.
  func strings(in range: Range<Int>) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var position = range.lowerBound
    while position < range.upperBound {
      if characters[position] == "\"" {
        let end = endOfString(at: position)
        found.append(position..<end)
        position = end
      } else if "([{".contains(characters[position]), let end = closing(of: position) {
        position = end + 1
      } else {
        position += 1
      }
    }
    return found
  }
}
