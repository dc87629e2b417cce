/// The pixels of a picture: palette indices of one byte, or colours of three (red, green, blue).
struct PicturePixels {
  private let bytes: [UInt8]
  private let bytesPerPixel: Int
  /// The size in pixels; 0 × 0 if there are fewer bytes than it needs.
  let width, height: Int

  /// The pixels row by row, from the top left.
  init(_ bytes: [UInt8], bytesPerPixel: Int, width: Int, height: Int) {
    let (area, overflow) = width.multipliedReportingOverflow(by: height)
    let isWhole = width > 0 && height > 0 && !overflow && area <= bytes.count / bytesPerPixel
    (self.bytes, self.bytesPerPixel) = (bytes, bytesPerPixel)
    (self.width, self.height) = isWhole ? (width, height) : (0, 0)
  }

  /// A byte of the pixel in column `x` and row `y`: its palette index, or a channel. All count from 0 and must exist.
  func byte(x: Int, y: Int, channel: Int = 0) -> Int { Int(bytes[(y * width + x) * bytesPerPixel + channel]) }
}
