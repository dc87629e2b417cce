/// A shell's line up to the cursor, divided into words without their quotes and backslashes.
struct ShellLine {
  /// The words in order; the last one is at the cursor and may be empty.
  private(set) var words = [""]
  /// The quote that is still open at the cursor.
  private(set) var openQuote: Character?

  /// Reads a line, or one word of it, in which blanks separate nothing. Bash separates words only at ASCII blanks.
  init(_ text: String, isOneWord: Bool = false) {
    var (isEscaped, isBetweenWords) = (false, true)
    for character in text {
      let separates = " \t\n".contains(character) && !isEscaped && openQuote == nil && !isOneWord
      if separates {
        if !isBetweenWords { words.append("") }
      } else if isEscaped {
        isEscaped = false
        // Within double quotes a backslash is literal except before these.
        if openQuote == "\"", !"\"\\$`".contains(character) { add("\\") }
        add(character)
      } else if character == "\\", openQuote != "'" {
        isEscaped = true
      } else if character == openQuote {
        openQuote = nil
      } else if openQuote == nil, "\"'".contains(character) {
        openQuote = character
      } else {
        add(character)
      }
      isBetweenWords = separates
    }
  }

  private mutating func add(_ character: Character) { words[words.count - 1].append(character) }
}
