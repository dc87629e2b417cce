/// A picture's pixels, of one or three bytes each.
struct PicturePixels {
  private let bytes: [UInt8]
  private let pixelBytes: Int
  /// Pixels across and, below, down; both 0 if there are fewer bytes than the size needs.
  let width: Int
  let height: Int

  /// Pixels of `pixelBytes` bytes each, row by row.
  init(_ bytes: [UInt8], of pixelBytes: Int, width: Int, height: Int) {
    let (area, overflow) = width.multipliedReportingOverflow(by: height)
    let isWhole = width > 0 && height > 0 && !overflow && area <= bytes.count / pixelBytes
    self.bytes = bytes
    self.pixelBytes = pixelBytes
    self.width = isWhole ? width : 0
    self.height = isWhole ? height : 0
  }

  /// A byte of a pixel, which must be within the size; by default the first.
  func value(_ x: Int, _ y: Int, _ part: Int = 0) -> Int { Int(bytes[(y * width + x) * pixelBytes + part]) }
}
