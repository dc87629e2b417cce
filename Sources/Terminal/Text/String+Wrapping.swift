extension String {
  /// The text in lines of at most `width` columns.
  ///
  /// Lines break at blanks and beside wide East Asian characters; a word longer than a line is split. Existing line breaks
  /// and empty lines remain. A width under 2 counts as 2.
  package func wrapped(to width: Int) -> [String] {
    split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).flatMap { paragraph in
      var wrap = LineWrap(width: max(2, width))
      for word in paragraph.split(separator: " ") { wrap.add(word) }
      return wrap.finished
    }
  }
}

/// Lines being filled with words.
private struct LineWrap {
  let width: Int
  private var lines: [String] = []
  private var line = ""
  private var used = 0

  init(width: Int) { self.width = width }

  var finished: [String] { lines + [line] }

  mutating func add(_ word: Substring) {
    var needsBlank = used > 0
    for piece in Self.pieces(of: word) {
      add(piece, afterBlank: needsBlank)
      needsBlank = false
    }
  }

  private mutating func add(_ piece: Substring, afterBlank: Bool) {
    let columns = String(piece).displayWidth
    let blank = afterBlank && used > 0 ? 1 : 0
    if used + blank + columns <= width {
      line += (blank > 0 ? " " : "") + piece
      used += blank + columns
    } else if columns <= width {
      breakLine()
      line = String(piece)
      used = columns
    } else {
      cut(String(piece))
    }
  }

  /// Splits a word that is longer than a line.
  private mutating func cut(_ word: String) {
    if used > 0 { breakLine() }
    var rest = word
    while rest.displayWidth > width {
      let head = rest.prefix(columns: width).text
      lines.append(head)
      rest.removeFirst(max(1, head.count))
    }
    line = rest
    used = rest.displayWidth
  }

  private mutating func breakLine() {
    lines.append(line)
    line = ""
    used = 0
  }

  /// The pieces of a word between which a line may break: each ideograph, with any punctuation after it.
  private static func pieces(of word: Substring) -> [Substring] {
    var pieces: [Substring] = []
    var start = word.startIndex
    var previousIsWide = false
    for index in word.indices {
      let isWide = isBreakable(word[index])
      if index > start, (isWide || previousIsWide) && !closes(word[index]) {
        pieces.append(word[start..<index])
        start = index
      }
      previousIsWide = isWide
    }
    pieces.append(word[start...])
    return pieces
  }

  /// Korean breaks at blanks like Latin; Chinese and Japanese break anywhere.
  private static func isBreakable(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first?.value else { return false }
    return (0x2E80...0xA4CF).contains(scalar) || (0xF900...0xFAFF).contains(scalar)
      || (0xFF00...0xFF60).contains(scalar) || (0x20000...0x3FFFD).contains(scalar)
  }

  private static func closes(_ character: Character) -> Bool {
    "、。，．：；？！）」』】〉》〕々ー,.;:!?)".contains(character)
  }
}
