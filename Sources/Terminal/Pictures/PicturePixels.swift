/// Pixels by place, each as one number.
struct PicturePixels {
  private let bytes: [UInt8]
  private let colours: PictureColours
  let width: Int
  /// 0 if there were fewer bytes than the size needs.
  let height: Int

  init(_ bytes: [UInt8], width: Int, height: Int, _ colours: PictureColours) {
    let (area, overflow) = width.multipliedReportingOverflow(by: height)
    let isWhole = width > 0 && height > 0 && !overflow && area <= bytes.count / colours.pixelBytes
    self.bytes = bytes
    self.colours = colours
    self.width = isWhole ? width : 0
    self.height = isWhole ? height : 0
  }

  /// The colour at a place within the size: 0xRRGGBB, or its number.
  func value(_ x: Int, _ y: Int) -> Int {
    let place = y * width + x
    guard colours.pixelBytes == 3 else { return Int(bytes[place]) }
    return Int(bytes[place * 3]) << 16 | Int(bytes[place * 3 + 1]) << 8 | Int(bytes[place * 3 + 2])
  }
}
