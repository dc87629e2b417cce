package import Essentials
package import Imaging
package import Terminal

/// A picture made ready for a terminal: lines of characters, or bytes that draw over empty lines.
package nonisolated struct PictureDrawing: Equatable, Sendable {
  /// One line a row: characters, or empty where bytes draw over them.
  package var lines: [StyledText]
  /// What draws the picture at the cursor; empty for characters.
  package var bytes: [UInt8] = []
  /// What takes it away again, if writing over it does not.
  package var removal: [UInt8] = []
  package var columns: Int
  /// Whether the lines are text on the picture, which fills its cells: another of the same size is drawn over it.
  var liesUnderText = false
  /// Text that stands for the picture inside tmux, a line for each row, with escape sequences of its own.
  package var placeholders: [String] = []

  package var rows: Int { lines.count }

  /// Draws a file in a room, in its own shape, away from the main actor: scaling takes milliseconds.
  ///
  /// - Parameters:
  ///   - bitmap: The decoded picture.
  ///   - file: The file itself, for terminals that take it as it is.
  ///   - field: The room.
  ///   - means: How.
  ///   - isLight: Whether the terminal's background is light.
  ///   - identifier: Names the picture among those on the screen.
  /// - Returns: `nil` for no means at all, or if the task was cancelled before its turn.
  @PictureWork package static func make(
    of bitmap: Bitmap, file: Data, in field: PictureField, by means: PictureMeans, isLight: Bool = false,
    identifier: Int = 1
  ) -> PictureDrawing? {
    guard !Task.isCancelled else { return nil }
    let (cellWidth, cellHeight) = (field.cell?.width ?? 10, field.cell?.height ?? 20)
    let fit = CellFit(
      width: bitmap.width, height: bitmap.height, columns: max(field.columns, 1), rows: max(field.rows, 1),
      cellWidth: cellWidth, cellHeight: cellHeight)
    let maker = PictureMaker(bitmap: bitmap, fit: fit, cellHeight: cellHeight, background: isLight ? 255 : 0)
    switch means {
    case .none: return nil
    case .ascii: return maker.ascii(isLight: isLight)
    case .blocks(let depth): return maker.blocks(depth)
    case .sixel: return maker.sixel(maximumRows: field.rows)
    case .kitty(let isInsideTmux): return maker.kitty(identifier, isInsideTmux: isInsideTmux)
    case .iTerm(let isInsideTmux): return maker.iTerm(file, isInsideTmux: isInsideTmux)
    }
  }

  /// Decodes a file, away from the main actor, and keeps no more pixels of it than are ever drawn.
  ///
  /// - Throws: `ImageError` when it is no picture that can be decoded.
  @PictureWork package static func decode(_ file: Data) throws(ImageError) -> Bitmap {
    try Bitmap.decode(Array(file)).fitted(within: PictureMaker.mostPixels)
  }

  /// The text that draws the picture on empty lines of its own and leaves the cursor below them.
  package var printed: String {
    let draw = String(decoding: bytes, as: UTF8.self)
    guard placeholders.isEmpty else { return draw + placeholders.map { " \($0)\n" }.joined() }
    // The lines first, so that nothing scrolls while the picture is drawn over them.
    let down = String(repeating: "\n", count: rows)
    return "\(down)\u{1B}[\(rows)A\u{1B}[2G\u{1B}7\(draw)\u{1B}8\r\u{1B}[\(rows)B"
  }
}

/// The room a picture may take on the screen.
package nonisolated struct PictureField: Equatable, Sendable {
  package var columns: Int
  package var rows: Int
  /// Of the terminal; `nil` when not known.
  package var cell: CellPixels?
}

extension PictureField {
  /// The room on a page of some columns and lines: so many that the picture's title and the first lines of its text still
  /// show.
  package nonisolated init(page columns: Int, height: Int, cell: CellPixels?) {
    self.init(columns: max(columns - 2, 1), rows: max(height - 7, min(height - 3, 4), 1), cell: cell)
  }
}

/// Where pictures are decoded and scaled: one after the other, beside the main actor.
@globalActor package actor PictureWork {
  package static let shared = PictureWork()
}
