import Terminal

/// The image on a screen: where it is, and the bytes that draw it over the text and remove it.
struct PictureOverlay {
  /// The image on the screen and its place; `nil` if there is none.
  private var shown: (place: CellPosition, drawing: PictureDrawing)?
  /// Whether something else has written to the screen since the image was drawn.
  private var isDisturbed = false

  /// Removes and redraws the image with the next frame, since something else wrote to the screen or its size changed.
  mutating func forget() { isDisturbed = shown != nil }

  /// The bytes of a frame of the screen, after those that remove the last image and before those that draw a new one;
  /// empty if nothing changed. The image begins at `start` and must end before row `end`. One that lies under text is
  /// drawn over its predecessor of the same size and place, so that it doesn't flicker.
  mutating func frame(
    of screen: inout Screen, _ drawing: PictureDrawing?, at start: CellPosition, before end: Int
  ) -> [UInt8] {
    let place = drawing.flatMap { Self.place($0, at: start, before: end, on: screen.canvas) }
    var bytes: [UInt8] = []
    if let shown, isDisturbed || shown.place != place || shown.drawing != drawing {
      let isCovered = !isDisturbed && shown.place == place && Self.covers(drawing, shown.drawing)
      if !isCovered {
        bytes = shown.drawing.removal + Array("\u{1B}[2J".utf8)
        // The text under it must be repainted.
        screen.forget()
      }
      (self.shown, isDisturbed) = (nil, false)
    }
    guard shown == nil, let place, let drawing else { return bytes + screen.frame() }
    shown = (place, drawing)
    bytes += drawing.liesUnderText ? screen.partOfFrame() : screen.frame()
    bytes += Self.bytes(drawing, at: place, screen.depth)
    return drawing.liesUnderText ? Screen.synchronized(bytes) : bytes
  }

  private static func bytes(_ drawing: PictureDrawing, at place: CellPosition, _ depth: ColorDepth) -> [UInt8] {
    /// The sequence that moves the cursor to a cell of the image.
    func motion(_ row: Int, _ column: Int) -> String { "\u{1B}[\(place.row + row + 1);\(place.column + column + 1)H" }
    let names = drawing.liesUnderText ? drawing.names(depth: depth, motion) : ""
    return Array(("\u{1B}7" + motion(0, 0)).utf8) + drawing.bytes + Array((names + "\u{1B}8").utf8)
  }

  /// The place of the image; `nil` if it doesn't fit or, unless it lies under text, something is written there.
  private static func place(
    _ drawing: PictureDrawing, at start: CellPosition, before end: Int, on canvas: Canvas
  ) -> CellPosition? {
    let rows = start.row..<start.row + drawing.rows
    let columns = start.column..<start.column + drawing.columns
    let isFree = drawing.liesUnderText || canvas.isBlank(rows: rows, columns: columns)
    return drawing.bytes.isEmpty || !isFree || rows.upperBound > end ? nil : start
  }

  /// Whether an image completely covers another when drawn over it.
  private static func covers(_ image: PictureDrawing?, _ other: PictureDrawing) -> Bool {
    guard let image, image.liesUnderText, other.liesUnderText else { return false }
    return image.columns == other.columns && image.rows == other.rows
  }
}
