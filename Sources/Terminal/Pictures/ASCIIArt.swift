/// Pictures made of ASCII characters, one pixel per cell, for terminals without colours.
package enum ASCIIArt {
  /// Characters by how much of the cell they fill, from dark to bright on a dark background.
  private static let ramp = Array(" .:-=+*#%@".utf8)

  /// The lines that show an RGB picture (3 bytes per pixel) of `width` × `height` pixels; none if there are too few
  /// bytes. `isLight` is for a light background.
  package static func lines(rgb: [UInt8], width: Int, height: Int, isLight: Bool = false) -> [String] {
    let pixels = PicturePixels(rgb, bytesPerPixel: 3, width: width, height: height)
    let characters = isLight ? ramp.reversed() : ramp
    return (0..<pixels.height).map { y in
      let line = (0..<width).map { x in characters[luma(of: pixels, x: x, y: y) * (characters.count - 1) / 255] }
      return String(decoding: line, as: UTF8.self)
    }
  }

  /// The luma of a pixel (ITU-R BT.601, clause 2.5.1), 0…255.
  private static func luma(of pixels: PicturePixels, x: Int, y: Int) -> Int {
    func channel(_ index: Int) -> Int { pixels.byte(x: x, y: y, channel: index) }
    return (299 * channel(0) + 587 * channel(1) + 114 * channel(2)) / 1000
  }
}
