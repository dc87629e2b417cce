/// Pictures from the characters ▀ and ▄: two pixels a cell, one above the other.
package enum HalfBlocks {
  /// The rows of cells of a picture, for a grid that draws them itself.
  ///
  /// - Parameters:
  ///   - rgb: Three bytes a pixel; too few bytes give no rows.
  ///   - width: In pixels, which is in columns.
  ///   - height: In pixels, two of them a row.
  /// - Returns: Rows of `width` cells.
  package static func cells(rgb: [UInt8], width: Int, height: Int) -> [[PictureCell]] {
    let pixels = PicturePixels(rgb, width: width, height: height, .true24)
    func colour(_ value: Int) -> PictureCell.Colour {
      PictureCell.Colour(
        red: UInt8(truncatingIfNeeded: value >> 16), green: UInt8(truncatingIfNeeded: value >> 8),
        blue: UInt8(truncatingIfNeeded: value))
    }
    return stride(from: 0, to: pixels.height, by: 2).map { y in
      (0..<width).map { x in
        PictureCell(
          character: "▀", foreground: colour(pixels.value(x, y)),
          background: y + 1 < height ? colour(pixels.value(x, y + 1)) : nil)
      }
    }
  }

  /// The lines of a picture as text with colours; each ends with the default ones.
  ///
  /// - Parameters:
  ///   - pixels: As `colours` says; too few bytes give no lines.
  ///   - width: In pixels, which is in columns.
  ///   - height: In pixels, two of them a line.
  ///   - colours: What the pixels are.
  /// - Returns: Lines without line feeds.
  package static func lines(_ pixels: [UInt8], width: Int, height: Int, colours: PictureColours) -> [String] {
    let pixels = PicturePixels(pixels, width: width, height: height, colours)
    return stride(from: 0, to: pixels.height, by: 2).map { y in
      var pen = PicturePen(colours)
      for x in 0..<width {
        pen.draw(top: pixels.value(x, y), bottom: y + 1 < height ? pixels.value(x, y + 1) : nil)
      }
      return pen.text + "\u{1B}[0m"
    }
  }
}
