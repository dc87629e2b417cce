extension Canvas {
  /// Writes text in one style, clipped to the grid and to `width` columns.
  ///
  /// Control, bidi and zero-width characters are dropped. A wide glyph that is cut by an edge leaves a blank.
  /// - Returns: How many columns were used.
  @discardableResult
  package mutating func write(
    _ text: String, style: Style = .plain, row: Int, column: Int, width: Int = .max
  ) -> Int {
    guard (0..<rows).contains(row), width > 0, column < columns, column > -10_000 else { return 0 }
    let end = width > columns - column ? columns : column + width
    var place = column
    for character in DrawableText.clean(text) {
      guard place < end else { break }
      place += put(character, style: style, row: row, column: place, end: end)
    }
    return max(0, place - column)
  }

  /// Writes styled text, clipped to the grid and to `width` columns.
  ///
  /// - Returns: How many columns were used.
  @discardableResult
  package mutating func write(_ text: StyledText, row: Int, column: Int, width: Int = .max) -> Int {
    var used = 0
    for span in text.spans where used < width {
      used += write(span.text, style: span.style, row: row, column: column + used, width: width - used)
    }
    return used
  }

  /// The text of one row, without trailing blanks.
  package func text(row: Int) -> String {
    guard (0..<rows).contains(row) else { return "" }
    var text = ""
    for cell in cells[row * columns..<(row + 1) * columns] where cell.width > 0 { text.append(cell.character) }
    while text.last == " " { text.removeLast() }
    return text
  }

  /// Puts one glyph and returns the columns it takes.
  private mutating func put(_ character: Character, style: Style, row: Int, column: Int, end: Int) -> Int {
    let width = DisplayWidth.of(character)
    guard width == 2 else {
      if width == 1 { put(glyph(character, style, 1), row: row, column: column) }
      return width
    }
    guard column >= 0, column + 1 < end else {
      put(.blank(style), row: row, column: column == -1 ? 0 : column)
      return min(2, end - column)
    }
    put(.continuation(style), row: row, column: column + 1)
    put(glyph(character, style, 2), row: row, column: column)
    return 2
  }

  private func glyph(_ character: Character, _ style: Style, _ width: UInt8) -> Cell {
    Cell(character, style: style, width: width, isDoubtful: DisplayWidth.isDoubtful(character))
  }
}
