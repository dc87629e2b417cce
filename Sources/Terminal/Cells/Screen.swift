/// Tracks what a terminal shows and finds short updates to the next frame.
///
/// Draw into ``canvas``, then write the bytes of ``frame()`` in one go. An unchanged frame is empty. The
/// terminal must be in raw mode (LF keeps the column) with auto-wrap off; anything else it shows requires ``forget()``.
package struct Screen: Sendable {
  /// The next frame.
  package var canvas: Canvas
  /// The hardware cursor's position, clamped to the screen; `nil` hides it.
  package var cursor: CellPosition?
  /// Where the next frame leaves the cursor if it is hidden, since screen readers follow it; clamped to the screen.
  /// `nil`, as it is after each frame, leaves the cursor at the last change. An unchanged frame doesn't move it.
  package var hiddenCursor: CellPosition?
  /// Frames of more bytes than this are ``synchronized(_:)``; shorter ones can hardly be seen half drawn.
  static let synchronizationThreshold = 2048

  /// The rows that the terminal shows.
  private var shown: [[Cell]]
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
  /// The colours that the terminal has.
  package var depth: ColorDepth { writer.depth }

  /// Starts over with a blank canvas of another size, clamped to 1–1000.
  package mutating func resize(columns: Int, rows: Int) {
    canvas = Canvas(columns: columns, rows: rows)
    forget()
  }

  /// Makes the next frame repaint everything: after a resize, a resume, or when something else wrote to the terminal.
  package mutating func forget() {
    shown = Array(repeating: Array(repeating: .unknown, count: columns), count: rows)
    writer = FrameWriter(columns: columns, depth: writer.depth)
  }

  /// The bytes that update the terminal to ``canvas``, which then counts as shown; ``synchronized(_:)`` if many.
  package mutating func frame() -> [UInt8] {
    writeChanges()
    return writer.bytes.count > Self.synchronizationThreshold ? Self.synchronized(takePlainBytes()) : writer.takeBytes()
  }

  /// The same bytes with a plain pen at the end, for a caller that adds more and makes all ``synchronized(_:)``.
  package mutating func partOfFrame() -> [UInt8] {
    writeChanges()
    return takePlainBytes()
  }

  private mutating func takePlainBytes() -> [UInt8] {
    // With a plain pen, a small change after it needs no colour codes, and a killed program leaves no colour behind.
    writer.setPen(to: .plain)
    return writer.takeBytes()
  }

  /// Writes what has changed, and places the cursor.
  private mutating func writeChanges() {
    var runs: [CellRun] = []
    for row in 0..<rows where canvas.lines[row] != shown[row] { update(row: row, &runs) }
    shown = canvas.lines
    write(runs)
    if cursor == nil, let hiddenCursor, !writer.bytes.isEmpty { writer.move(to: clamped(hiddenCursor)) }
    hiddenCursor = nil
    writer.show(cursor: cursor.map(clamped))
  }

  /// The nearest position on the screen.
  private func clamped(_ position: CellPosition) -> CellPosition {
    CellPosition(row: min(max(0, position.row), rows - 1), column: min(max(0, position.column), columns - 1))
  }

  /// Wraps bytes in synchronized output (private mode 2026), so that the terminal shows their effect all at once.
  package static func synchronized(_ bytes: [UInt8]) -> [UInt8] {
    Array("\u{1B}[?2026h".utf8) + bytes + Array("\u{1B}[?2026l".utf8)
  }

  // MARK: - Rows

  /// Appends the runs of one row, or paints it whole if it has glyphs of uncertain width, which may shift the rest.
  private mutating func update(row: Int, _ runs: inout [CellRun]) {
    let line = canvas.lines[row]
    if line.contains(where: \.hasUncertainWidth) || shown[row].contains(where: \.hasUncertainWidth) {
      writer.repaint(row: row, line: line)
    } else {
      findRuns(row: row, line: line, former: shown[row], &runs)
    }
  }

  /// Appends a row's runs of changed cells, each in one style; more than three blanks at its end are erased (`CSI K`).
  private func findRuns(row: Int, line: [Cell], former: [Cell], _ runs: inout [CellRun]) {
    let changed = line.indices.filter { line[$0] != former[$0] }
    let tail = FrameWriter.tailStart(of: line)
    var column = 0
    for next in changed where next >= column {
      if next >= tail, (changed.last ?? next) - next >= 3 {
        return runs.append(CellRun(row: row, start: next, end: columns, style: .plain, erases: true))
      }
      // A wide glyph is drawn from its first half.
      column = line[next].width == 0 && next > 0 ? next - 1 : next
      append(line[column], row: row, column: column, to: &runs)
      column += line[column].advance
    }
  }

  /// Appends a cell to the last run if it continues that, else to a new one.
  private func append(_ cell: Cell, row: Int, column: Int, to runs: inout [CellRun]) {
    let style = writer.reduced(cell.style)
    if runs.last?.canAppend(cell, as: style, row: row, column: column) != true {
      runs.append(CellRun(row: row, start: column, end: column, style: style))
    }
    runs[runs.count - 1].end = column + cell.advance
  }

  /// The most runs for which both orders are tried.
  private static let orderLimit = 256

  /// Writes the runs row by row, or style by style if that takes fewer bytes, as when the clocks of all rows change.
  private mutating func write(_ runs: [CellRun]) {
    var byStyle = writer
    write(runs, with: &writer)
    guard (3...Self.orderLimit).contains(runs.count) else { return }
    write(CellRun.groupedByStyle(runs, first: byStyle.pen), with: &byStyle)
    if byStyle.bytes.count < writer.bytes.count { writer = byStyle }
  }

  private func write(_ runs: [CellRun], with writer: inout FrameWriter) {
    for run in runs {
      let line = canvas.lines[run.row]
      if run.erases {
        writer.erase(row: run.row, from: run.start, line: line)
        continue
      }
      var column = run.start
      while column < run.end {
        writer.put(row: run.row, column: column, line: line)
        column += line[column].advance
      }
    }
  }
}
