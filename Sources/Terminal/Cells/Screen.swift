/// What a terminal shows, and the shortest way to make it show the next picture.
///
/// Draw into ``canvas``, then write the bytes of ``frame()`` in one go. A frame without a change is empty. The terminal
/// must be in raw mode (LF keeps the column) with auto-wrap off.
package struct Screen: Sendable {
  /// What the terminal shall show.
  package var canvas: Canvas
  /// Where the hardware cursor stands; nil hides it.
  package var cursor: CellPosition?
  /// Frames of more bytes than this are wrapped in synchronized output (private mode 2026).
  static let wrapLimit = 2048

  private var shown: [Cell]
  private var writer: FrameWriter

  /// A blank screen; its first frame paints everything.
  package init(columns: Int, rows: Int, depth: ColorDepth) {
    canvas = Canvas(columns: columns, rows: rows)
    shown = []
    writer = FrameWriter(columns: canvas.columns, depth: depth)
    forget()
  }

  /// The width in cells.
  package var columns: Int { canvas.columns }
  /// The height in cells.
  package var rows: Int { canvas.rows }

  /// Starts over with a blank canvas of another size.
  package mutating func resize(columns: Int, rows: Int) {
    canvas = Canvas(columns: columns, rows: rows)
    forget()
  }

  /// Makes the next frame paint everything: after a resize, a resume, or anything else that wrote to the terminal.
  package mutating func forget() {
    shown = Array(repeating: .unknown, count: canvas.columns * canvas.rows)
    canvas.markStale()
    writer.forget(columns: canvas.columns)
  }

  /// The bytes that bring the terminal from what it shows to ``canvas``.
  package mutating func frame() -> [UInt8] {
    for row in 0..<canvas.rows where !canvas.stale[row].isEmpty {
      update(row: row, columns: canvas.stale[row])
    }
    canvas.markClean()
    writer.show(cursor: cursor.flatMap(clamped))
    guard writer.bytes.count > Self.wrapLimit else { return writer.takeBytes() }
    // So that the first small change after it needs no colour, and a killed program leaves none.
    writer.resetPen()
    return Self.synchronized(writer.takeBytes())
  }

  private func clamped(_ position: CellPosition) -> CellPosition {
    CellPosition(row: min(max(0, position.row), rows - 1), column: min(max(0, position.column), columns - 1))
  }

  private static func synchronized(_ bytes: [UInt8]) -> [UInt8] {
    Array("\u{1B}[?2026h".utf8) + bytes + Array("\u{1B}[?2026l".utf8)
  }

  // MARK: - Rows

  private mutating func update(row: Int, columns range: Range<Int>) {
    let start = row * columns
    let changed = changedColumns(start: start, range)
    guard !changed.isEmpty else { return }
    let line = canvas.cells[start..<start + columns]
    if line.contains(where: \.isDoubtful) || shown[start..<start + columns].contains(where: \.isDoubtful) {
      writer.repaint(row: row, line: line)
    } else {
      writeChanges(row: row, line: line, changed: changed)
    }
    shown.replaceSubrange(start..<start + columns, with: line)
  }

  /// The columns from the first to the last that differ from what is shown.
  private func changedColumns(start: Int, _ range: Range<Int>) -> Range<Int> {
    var low = range.lowerBound
    var high = range.upperBound
    while low < high, canvas.cells[start + low] == shown[start + low] { low += 1 }
    while high > low, canvas.cells[start + high - 1] == shown[start + high - 1] { high -= 1 }
    return low..<high
  }

  private mutating func writeChanges(row: Int, line: ArraySlice<Cell>, changed: Range<Int>) {
    let start = line.startIndex
    let tail = FrameWriter.tailStart(of: line)
    var column = changed.lowerBound
    while column < changed.upperBound {
      if line[start + column] == shown[start + column] {
        column += 1
      } else if column >= tail, changed.upperBound - column > 3 {
        return writer.erase(row: row, from: column, line: line)
      } else {
        if line[start + column].width == 0, column > 0 { column -= 1 }
        writer.put(row: row, column: column, line: line)
        column += max(1, Int(line[start + column].width))
      }
    }
  }
}
