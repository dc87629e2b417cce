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
  /// nothing changed. The picture begins at a place and must end before a row. One that lies under text is drawn over one of
  /// its size and at its place, so that nothing is empty in between.
  mutating func frame(
    of screen: inout Screen, _ drawing: PictureDrawing?, at start: CellPosition, before end: Int,
    depth: ColorDepth = .trueColor
  ) -> [UInt8] {
    let place = drawing.flatMap { Self.place($0, at: start, before: end, on: screen.canvas) }
    var bytes: [UInt8] = []
    if let shown, isDisturbed || shown.place != place || shown.drawing != drawing {
      if isDisturbed || shown.place != place || drawing?.canReplace(shown.drawing) != true {
        bytes = shown.drawing.removal + Array("\u{1B}[2J".utf8)
        // The text under it must be painted anew.
        screen.forget()
      }
      self.shown = nil
      isDisturbed = false
    }
    guard shown == nil, let place, let drawing else { return bytes + screen.frame() }
    shown = (place, drawing)
    bytes += screen.frame(isPart: drawing.liesUnderText) + Self.bytes(drawing, at: place, depth)
    return drawing.liesUnderText ? Screen.synchronized(bytes) : bytes
  }

  private static func bytes(_ drawing: PictureDrawing, at place: CellPosition, _ depth: ColorDepth) -> [UInt8] {
    func motion(_ row: Int, _ column: Int) -> String { "\u{1B}[\(place.row + row + 1);\(place.column + column + 1)H" }
    let names = drawing.liesUnderText ? drawing.names(depth: depth, motion) : ""
    return Array(("\u{1B}7" + motion(0, 0)).utf8) + drawing.bytes + Array((names + "\u{1B}8").utf8)
  }

  /// Where bytes draw the picture: where there is room for it and, unless it lies under text, nothing is written, such as a
  /// long message.
  private static func place(
    _ drawing: PictureDrawing, at start: CellPosition, before end: Int, on canvas: Canvas
  ) -> CellPosition? {
    let rows = start.row..<start.row + drawing.rows
    let columns = start.column..<start.column + drawing.columns
    let isFree = drawing.liesUnderText || canvas.isBlank(rows: rows, columns: columns)
    return drawing.bytes.isEmpty || !isFree || rows.upperBound > end ? nil : start
  }
}

extension PictureDrawing {
  /// Whether nothing is left of another picture where this one is drawn over it.
  fileprivate func canReplace(_ other: PictureDrawing) -> Bool {
    liesUnderText && other.liesUnderText && columns == other.columns && rows == other.rows
  }
}
