import Terminal

/// A picture that bytes draw over empty lines of the text: where it is, and what brings it there or takes it away.
struct PictureOverlay {
  /// Where bytes drew the picture, and what takes it away.
  private var shown: (place: CellPosition, drawing: PictureDrawing)?
  /// Whether something else wrote to the screen since.
  private var isDisturbed = false

  /// Something else wrote to the screen, or its size is another: what is left of the picture is taken away, and it is
  /// drawn again.
  mutating func forget() { isDisturbed = shown != nil }

  /// The bytes of a frame of the screen, with those that take the picture away before it, or draw it after it; none when
  /// nothing changed. The picture begins at a place and must end before a row.
  mutating func frame(
    of screen: inout Screen, _ drawing: PictureDrawing?, at start: CellPosition, before end: Int
  ) -> [UInt8] {
    let place = drawing.flatMap { Self.place($0, at: start, before: end, on: screen.canvas) }
    var bytes: [UInt8] = []
    if let shown, isDisturbed || shown.place != place || shown.drawing != drawing {
      bytes = shown.drawing.removal + Array("\u{1B}[2J".utf8)
      self.shown = nil
      isDisturbed = false
      // The text under it must be painted anew.
      screen.forget()
    }
    bytes += screen.frame()
    guard shown == nil, let place, let drawing else { return bytes }
    shown = (place, drawing)
    let motion = "\u{1B}7\u{1B}[\(place.row + 1);\(place.column + 1)H"
    return bytes + Array(motion.utf8) + drawing.bytes + Array("\u{1B}8".utf8)
  }

  /// Where bytes draw the picture: where there is room for it and nothing is written, such as a long message.
  private static func place(
    _ drawing: PictureDrawing, at start: CellPosition, before end: Int, on canvas: Canvas
  ) -> CellPosition? {
    let rows = start.row..<start.row + drawing.rows
    let columns = start.column..<start.column + drawing.columns
    let isFree = rows.upperBound <= end && canvas.isBlank(rows: rows, columns: columns)
    return drawing.bytes.isEmpty || !isFree ? nil : start
  }
}
