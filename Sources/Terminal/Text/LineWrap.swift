/// Fills the lines of a paragraph with its words.
struct LineWrap {
  /// Columns per line, at least 2, so that a wide character fits.
  let width: Int
  private var lines: [String] = []
  private var line = ""
  /// The columns of `line`.
  private var used = 0

  init(width: Int) { self.width = width }

  /// The full lines and the one being filled, which may be empty.
  var finished: [String] { lines + [line] }

  /// Adds a word after a blank; the word may be broken beside its wide characters.
  mutating func add(_ word: Substring) {
    for (index, piece) in Self.pieces(of: word).enumerated() { add(piece, afterBlank: index == 0 && used > 0) }
  }

  /// Adds a piece of a word, on a new line if this one has no room.
  private mutating func add(_ piece: Substring, afterBlank: Bool) {
    let columns = String(piece).displayWidth
    let blank = afterBlank ? " " : ""
    if used + blank.count + columns <= width {
      line += blank + piece
      used += blank.count + columns
    } else {
      startLine(with: String(piece))
    }
  }

  /// Starts a new line with a piece, after filling as many lines with it as it needs.
  private mutating func startLine(with piece: String) {
    if used > 0 { lines.append(line) }
    var rest = piece
    while rest.displayWidth > width {
      let head = rest.prefix(columns: width)
      lines.append(head)
      rest.removeFirst(max(1, head.count))
    }
    line = rest
    used = rest.displayWidth
  }

  /// The pieces of a word between which a line may break: each ideograph, with any punctuation after it.
  private static func pieces(of word: Substring) -> [Substring] {
    var pieces: [Substring] = []
    var start = word.startIndex
    var previousIsWide = false
    for index in word.indices {
      let isWide = isBreakable(word[index])
      if index > start, (isWide || previousIsWide) && !staysWithPrevious(word[index]) {
        pieces.append(word[start..<index])
        start = index
      }
      previousIsWide = isWide
    }
    pieces.append(word[start...])
    return pieces
  }

  /// Whether lines may break beside a character: Chinese and Japanese anywhere (the blocks from the CJK radicals to Yi,
  /// compatibility and later ideographs, and fullwidth forms), Korean at blanks like Latin.
  private static func isBreakable(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first?.value else { return false }
    return (0x2E80...0xA4CF).contains(scalar) || (0xF900...0xFAFF).contains(scalar)
      || (0xFF00...0xFF60).contains(scalar) || (0x20000...0x3FFFD).contains(scalar)
  }

  /// Whether a character never begins a line, such as closing punctuation.
  private static func staysWithPrevious(_ character: Character) -> Bool {
    "、。，．：；？！）」』】〉》〕々ー,.;:!?)".contains(character)
  }
}
