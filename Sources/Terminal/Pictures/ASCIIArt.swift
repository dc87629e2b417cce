/// Pictures made of ASCII characters, one pixel per cell, for terminals without colours.
package enum ASCIIArt {
  /// Characters by how much of the cell they fill, from dark to bright on a dark background.
  private static let ramp = Array(" .:-=+*#%@".utf8)

  /// The lines of an RGB picture (3 bytes per pixel) for a light or a dark background; none if there are too few bytes.
  package static func lines(rgb: [UInt8], width: Int, height: Int, isLight: Bool = false) -> [String] {
    let pixels = PicturePixels(rgb, bytesPerPixel: 3, width: width, height: height)
    let ramp = isLight ? ramp.reversed() : ramp
    return (0..<pixels.height).map { y in
      let line = (0..<width).map { x in ramp[luma(of: pixels, x, y) * (ramp.count - 1) / 255] }
      return String(decoding: line, as: UTF8.self)
    }
  }

  /// The luma of a pixel (ITU-R BT.601, clause 2.5.1), 0…255.
  private static func luma(of pixels: PicturePixels, _ x: Int, _ y: Int) -> Int {
    (299 * pixels.value(x, y, 0) + 587 * pixels.value(x, y, 1) + 114 * pixels.value(x, y, 2)) / 1000
  }
}
