/// A grid of cells to draw into.
package struct Canvas: Sendable {
  /// The width and height in cells, each 1–1000.
  package let columns, rows: Int
  /// The rows from the top, each of `columns` cells.
  package private(set) var lines: [[Cell]]

  /// A blank grid; sizes are clamped to 1–1000.
  package init(columns: Int, rows: Int) {
    let size = TerminalSize(columns: columns, rows: rows)
    (self.columns, self.rows) = (size.columns, size.rows)
    lines = Array(repeating: Array(repeating: .blank, count: size.columns), count: size.rows)
  }

  /// Whether a block of cells is blank in the plain style; its part outside the grid doesn't count.
  package func isBlank(rows rowRange: Range<Int>, columns columnRange: Range<Int>) -> Bool {
    lines[rowRange.clamped(to: 0..<rows)].allSatisfy {
      $0[columnRange.clamped(to: 0..<columns)].allSatisfy(\.isErasable)
    }
  }

  /// Blanks a row, or some columns of it, clipped to the grid.
  package mutating func clear(row: Int, columns range: Range<Int>? = nil) {
    for column in (range ?? 0..<columns).clamped(to: 0..<columns) { put(.blank, row: row, column: column) }
  }

  /// Writes a cell and blanks the other half of any wide glyph it cuts; ignored outside the grid.
  mutating func put(_ cell: Cell, row: Int, column: Int) {
    guard (0..<rows).contains(row), (0..<columns).contains(column) else { return }
    let old = lines[row][column]
    if old.width == 0, cell.width != 0, column > 0 { lines[row][column - 1] = .blank(lines[row][column - 1].style) }
    if old.width == 2, cell.width != 2, column + 1 < columns { lines[row][column + 1] = .blank(old.style) }
    lines[row][column] = cell
  }

  /// Writes text in one style, clipped to the grid and to `width` columns, and returns the number of columns used,
  /// including those clipped at the left.
  ///
  /// Text that begins left of the grid is clipped there; from column -10,000 or less, where a sum might overflow,
  /// nothing is written. A wide glyph that an edge cuts becomes a blank.
  @discardableResult
  package mutating func write(_ text: String, style: Style = .plain, row: Int, column: Int, width: Int = .max) -> Int {
    guard (0..<rows).contains(row), width > 0, column < columns, column > -10_000 else { return 0 }
    let end = width > columns - column ? columns : column + width
    var place = column
    for character in DrawableText.clean(text) {
      guard place < end else { break }
      place += putGlyph(character, style: style, row: row, column: place, end: end)
    }
    return place - column
  }

  /// Writes styled text in the same way.
  @discardableResult
  package mutating func write(_ text: StyledText, row: Int, column: Int, width: Int = .max) -> Int {
    var used = 0
    for span in text.spans where used < width {
      used += write(span.text, style: span.style, row: row, column: column + used, width: width - used)
    }
    return used
  }

  /// Writes one glyph before column `end` and returns the columns it takes, including those clipped at the left.
  private mutating func putGlyph(_ character: Character, style: Style, row: Int, column: Int, end: Int) -> Int {
    let width = DisplayWidth.of(character)
    guard width > 0 else { return 0 }
    if width == 2 {
      guard column >= 0, column + 1 < end else {
        // Of a glyph cut at the left, the second half may be inside.
        let inside = column < 0 ? column + 1 : column
        if inside < end { put(.blank(style), row: row, column: inside) }
        return min(2, end - column)
      }
      put(.continuation(style), row: row, column: column + 1)
    }
    put(Cell(character, style: style, width: UInt8(width)), row: row, column: column)
    return width
  }
}
