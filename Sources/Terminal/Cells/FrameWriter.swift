/// Builds the bytes of a frame and tracks the terminal's pen (its current style) and cursor as of their end.
struct FrameWriter: Sendable {
  /// The bytes since the last `takeBytes()`.
  private(set) var bytes: [UInt8] = []
  private var motion: CursorMotion
  let depth: ColorDepth
  /// The style that the terminal draws with; `nil` when unknown.
  private(set) var pen: Style?
  /// Whether the hardware cursor is shown; `nil` when unknown.
  private var isCursorVisible: Bool?

  /// A writer to a terminal whose pen and cursor are unknown.
  init(columns: Int, depth: ColorDepth) {
    motion = CursorMotion(columns: columns)
    self.depth = depth
  }

  /// A style as the terminal can show it.
  func reduced(_ style: Style) -> Style { style.reduced(to: depth) }

  /// Returns the bytes so far and starts over, with the pen and cursor as those bytes leave them.
  mutating func takeBytes() -> [UInt8] {
    defer { bytes = [] }
    return bytes
  }

  /// Sets the pen to a style that is already `reduced(_:)`.
  mutating func setPen(to style: Style) {
    style.appendChange(from: pen, to: &bytes)
    pen = style
  }

  /// The column at which the plain blanks at a row's end begin; the number of columns if there are none.
  static func tailStart(of line: [Cell]) -> Int {
    (line.lastIndex { !$0.isErasable } ?? -1) + 1
  }

  /// Moves to a cell of a row, whose cells are `line`, and draws it.
  mutating func put(row: Int, column: Int, line: [Cell]) {
    let cell = line[column]
    move(toRow: row, column: column, line: line)
    setPen(for: cell)
    bytes += cell.glyph.utf8
    motion.advance(by: Int(cell.width))
  }

  /// Blanks a row, whose cells are `line`, from a column to its end, in the plain style.
  mutating func erase(row: Int, from column: Int, line: [Cell]) {
    move(toRow: row, column: column, line: line)
    setPen(for: .blank)
    bytes += "\u{1B}[K".utf8
  }

  /// Paints a row with glyphs of uncertain width: blanks their cells first, and places the cursor anew after them.
  mutating func repaint(row: Int, line: [Cell]) {
    let tail = Self.tailStart(of: line)
    var column = 0
    while column < tail {
      let cell = line[column]
      if cell.hasUncertainWidth { writeBlanks(under: cell, row: row, column: column) }
      put(row: row, column: column, line: line)
      if cell.hasUncertainWidth { motion.column = nil }
      column += cell.advance
    }
    if tail < line.count { erase(row: row, from: tail, line: line) }
  }

  /// Places and shows the hardware cursor, or hides it.
  mutating func show(cursor: CellPosition?) {
    if let cursor { move(to: cursor) }
    guard isCursorVisible != (cursor != nil) else { return }
    isCursorVisible = cursor != nil
    bytes += (cursor == nil ? "\u{1B}[?25l" : "\u{1B}[?25h").utf8
  }

  /// Moves the cursor without showing or hiding it.
  mutating func move(to place: CellPosition) {
    motion.move(toRow: place.row, column: place.column, overprint: nil, into: &bytes)
  }

  /// Writes as many blanks as the glyph should be wide, in its style.
  private mutating func writeBlanks(under cell: Cell, row: Int, column: Int) {
    motion.move(toRow: row, column: column, overprint: nil, into: &bytes)
    setPen(for: .blank(cell.style))
    bytes += repeatElement(UInt8(ascii: " "), count: Int(cell.width))
    motion.advance(by: Int(cell.width))
  }

  /// Sets the pen so that it draws the cell.
  private mutating func setPen(for cell: Cell) {
    let style = reduced(cell.style)
    if let pen, cell.isDrawn(by: pen, as: style) { return }
    setPen(to: style)
  }

  private mutating func move(toRow row: Int, column: Int, line: [Cell]) {
    motion.move(toRow: row, column: column, overprint: overprint(toColumn: column, of: line), into: &bytes)
  }

  /// The glyphs of a row from the cursor to a column, if they are few and the current pen can reprint them.
  private func overprint(toColumn column: Int, of line: [Cell]) -> [UInt8]? {
    // A motion within a row takes at most seven bytes.
    guard let start = motion.column, start < column, column - start <= 7, let pen else { return nil }
    var glyphs: [UInt8] = []
    for cell in line[start..<column] {
      guard cell.width == 1, !cell.hasUncertainWidth, cell.isDrawn(by: pen, as: reduced(cell.style)) else { return nil }
      glyphs += cell.glyph.utf8
    }
    return glyphs
  }
}
