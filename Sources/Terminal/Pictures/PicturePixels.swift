/// Pixels by place, of one number or of three bytes each.
struct PicturePixels {
  private let bytes: [UInt8]
  private let pixelBytes: Int
  let width: Int
  /// 0 if there were fewer bytes than the size needs.
  let height: Int

  /// Pixels of so many bytes each.
  init(_ bytes: [UInt8], of pixelBytes: Int, width: Int, height: Int) {
    let (area, overflow) = width.multipliedReportingOverflow(by: height)
    let isWhole = width > 0 && height > 0 && !overflow && area <= bytes.count / pixelBytes
    self.bytes = bytes
    self.pixelBytes = pixelBytes
    self.width = isWhole ? width : 0
    self.height = isWhole ? height : 0
  }

  /// A byte of the pixel at a place within the size, by default its only one.
  func value(_ x: Int, _ y: Int, _ part: Int = 0) -> Int { Int(bytes[(y * width + x) * pixelBytes + part]) }
}
