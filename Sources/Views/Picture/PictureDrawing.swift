package import Essentials
package import Imaging
package import Terminal

/// A picture ready for a terminal: lines of characters, or bytes that draw an image over empty lines.
package nonisolated struct PictureDrawing: Equatable, Sendable {
  /// A line for each row of cells: characters, the text on an image, or empty lines that ``bytes`` draw over.
  package var lines: [StyledText]
  /// The escape sequences that draw the image at the cursor; empty for characters.
  package var bytes: [UInt8] = []
  /// The escape sequences that remove the image; empty if writing over it does.
  package var removal: [UInt8] = []
  /// The number of columns that the picture takes.
  package var columns: Int
  /// Whether the lines are text on top of the image, which fills its cells, so that another of the same size covers it.
  var liesUnderText = false
  /// Inside tmux, a line of placeholder characters for each row of the image, with escape sequences; else empty.
  package var placeholders: [String] = []

  /// The number of rows that the picture takes.
  package var rows: Int { lines.count }

  /// Draws a picture within some cells, of 10 by 20 pixels unless known, keeping its proportions; `nil` if `mode` is
  /// `none`, or if the task was cancelled before its turn. Off the main actor, since scaling takes milliseconds.
  /// `file` has the bitmap, for terminals that take it unchanged; `isLight` is whether the terminal's background is;
  /// `identifier`, 1…0xFFFFFF, distinguishes the picture from others on a kitty terminal.
  @PictureActor package static func make(
    of bitmap: Bitmap, file: Data, in bounds: PictureBounds, by mode: PictureMode, isLight: Bool = false,
    identifier: Int = 1
  ) -> PictureDrawing? {
    guard !Task.isCancelled else { return nil }
    let (cellWidth, cellHeight) = (bounds.cellSize?.width ?? 10, bounds.cellSize?.height ?? 20)
    let fit = CellFit(
      width: bitmap.width, height: bitmap.height, columns: max(bounds.columns, 1), rows: max(bounds.rows, 1),
      cellWidth: cellWidth, cellHeight: cellHeight)
    let maker = PictureMaker(bitmap: bitmap, fit: fit, cellHeight: cellHeight, isLight: isLight)
    switch mode {
    case .none: return nil
    case .ascii: return maker.ascii()
    case .blocks(let depth): return maker.blocks(depth)
    case .sixel: return maker.sixel(maximumRows: bounds.rows)
    case .kitty(let isInsideTmux): return maker.kitty(identifier, isInsideTmux: isInsideTmux)
    case .iTerm(let isInsideTmux): return maker.iTerm(file, isInsideTmux: isInsideTmux)
    }
  }

  /// Decodes a file off the main actor, and scales it down to the most pixels that are drawn, 1,000 across and down.
  @PictureActor package static func decode(_ file: Data) throws(ImageError) -> Bitmap {
    try Bitmap.decode(Array(file)).fitted(within: PictureMaker.mostPixels)
  }

  /// The text that draws the image of ``bytes`` in new lines, from the second column on, with the cursor then below it.
  package var printed: String {
    let draw = String(decoding: bytes, as: UTF8.self)
    guard placeholders.isEmpty else { return draw + placeholders.map { " \($0)\n" }.joined() }
    // The lines first, so that nothing scrolls while the picture is drawn over them.
    let down = String(repeating: "\n", count: rows)
    return "\(down)\u{1B}[\(rows)A\u{1B}[2G\u{1B}7\(draw)\u{1B}8\r\u{1B}[\(rows)B"
  }
}
