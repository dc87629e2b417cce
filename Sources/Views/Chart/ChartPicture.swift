import Entities
import Imaging
package import Terminal

/// A page with a chart whose sky is a picture under the names; equal values look the same.
package nonisolated struct ChartPicture: Equatable, Sendable {
  let chart: StarChart
  let painter: ChartPainter
  let mode: PictureMode
  /// All lines of the page.
  package let lines: [StyledText]
  /// The cells of the page that the picture covers, counted from the page's upper left one.
  let rows, columns: Range<Int>

  /// The part of the page on the picture: the names.
  private var names: [StyledText] {
    rows.map { lines.indices.contains($0) ? lines[$0].columns(columns) : StyledText() }
  }

  /// Draws the picture off the main actor; `nil` if the task was cancelled first. `identifier` is for kitty's protocol.
  @PictureActor package func drawn(identifier: Int) -> PictureDrawing? {
    guard !Task.isCancelled, let bitmap = painter.bitmap(of: chart) else { return nil }
    var drawing = PictureDrawing(lines: names, columns: columns.count)
    drawing.liesUnderText = true
    switch mode {
    case .kitty:
      let picture = KittyGraphics(identifier: identifier, columns: columns.count, rows: rows.count)
      drawing.bytes = picture.bytes(showingPNGUnderText: bitmap.png)
      drawing.removal = picture.removal
    case .iTerm:
      drawing.bytes = ITermGraphics.bytes(
        showing: bitmap.png, columns: columns.count, rows: rows.count, keepsShape: false)
    case .sixel: drawing.bytes = Self.sixel(bitmap)
    case .blocks, .ascii, .none: return nil
    }
    return drawing
  }

  /// A bitmap as sixels; the last of 256 colours means transparent, for the pixels outside the sky.
  private static func sixel(_ bitmap: Bitmap) -> [UInt8] {
    let palette = bitmap.palette(count: 255)
    var indices = bitmap.indexed(palette)
    for index in indices.indices where bitmap.pixels[index * 4 + 3] < 128 { indices[index] = 255 }
    return Sixel.encode(
      indices: indices, width: bitmap.width, height: bitmap.height,
      palette: RGB.bytes(of: palette), transparentIndex: 255)
  }

  /// The top left cell of the picture on the page.
  var place: CellPosition { CellPosition(row: rows.lowerBound, column: columns.lowerBound) }

  /// The text that prints the page and then the picture from its first cell, and leaves the cursor below the page.
  package func printed(_ drawing: PictureDrawing, depth: ColorDepth) -> String {
    let page = lines.map { $0.printed(depth: depth) + "\n" }.joined()
    let start = "\u{1B}[\(lines.count - place.row)A\u{1B}[\(place.column + 1)G\u{1B}7"
    // Terminals leave the cursor in different places after a picture, so each name starts from a position saved before.
    let names = drawing.names(depth: depth) { row, column in
      "\u{1B}8" + (row > 0 ? "\u{1B}[\(row)B" : "") + (column > 0 ? "\u{1B}[\(column)C" : "")
    }
    let end = "\u{1B}8\r\u{1B}[\(lines.count - place.row)B"
    return page + start + String(decoding: drawing.bytes, as: UTF8.self) + names + end
  }
}

nonisolated extension PictureDrawing {
  /// The text on the picture, each piece after a move to its row and column, from 0 at the picture's first cell. It's
  /// written after the picture, of which it replaces only its own cells on terminals that store pictures in cells.
  func names(depth: ColorDepth, _ move: (_ row: Int, _ column: Int) -> String) -> String {
    var text = ""
    for (row, line) in lines.enumerated() {
      var column = 0
      for span in line.spans {
        if span.style != .plain { text += move(row, column) + StyledText([span]).printed(depth: depth) }
        column += span.text.displayWidth
      }
    }
    return text
  }
}

nonisolated extension StyledText {
  /// The part of a line in some columns, with a blank for a wide letter across its start, none for one across its end.
  fileprivate func columns(_ range: Range<Int>) -> StyledText {
    var (part, column) = (StyledText(), 0)
    for span in spans {
      for character in span.text {
        let width = DisplayWidth.of(character)
        if column >= range.lowerBound, column + width <= range.upperBound {
          part.extend(String(character), span.style)
        } else if column < range.lowerBound, column + width > range.lowerBound {
          part.extend(" ", .plain)
        }
        column += width
      }
    }
    return part
  }
}
