/// Pictures from plain characters, one pixel a cell, for terminals without colours.
package enum ASCIIArt {
  private static let ramp = Array(" .:-=+*#%@".utf8)

  /// The lines of a picture.
  ///
  /// - Parameters:
  ///   - rgb: Three bytes a pixel; too few bytes give no lines.
  ///   - width: In pixels, which is in columns.
  ///   - height: In pixels, which is in lines.
  ///   - isLight: Whether the terminal's background is light.
  /// - Returns: Lines of `width` ASCII characters.
  package static func lines(rgb: [UInt8], width: Int, height: Int, isLight: Bool = false) -> [String] {
    let pixels = PicturePixels(rgb, of: 3, width: width, height: height)
    return (0..<pixels.height).map { y in
      let line = (0..<width).map { x in
        let step = luma(of: pixels, x, y) * (ramp.count - 1) / 255
        return ramp[isLight ? ramp.count - 1 - step : step]
      }
      return String(decoding: line, as: UTF8.self)
    }
  }

  /// The luma of a pixel (ITU-R BT.601, clause 2.5.1), 0…255.
  private static func luma(of pixels: PicturePixels, _ x: Int, _ y: Int) -> Int {
    (299 * pixels.value(x, y, 0) + 587 * pixels.value(x, y, 1) + 114 * pixels.value(x, y, 2)) / 1000
  }
}
