/// Limits for decoding a picture, so that a small file can't use up memory or time.
package struct DecodingLimits: Sendable {
  /// The largest file, in bytes.
  package var bytes = 40_000_000
  /// The most pixels of a picture.
  package var pixels = 64_000_000
  /// The most memory for decompressed data and pixels together, in bytes.
  var memory = 400_000_000
  /// The most scans of a progressive JPEG; further ones are ignored.
  package var scans = 500
  /// The most 8 × 8 blocks decoded over all scans of a JPEG.
  var blockVisits = 1 << 27

  /// The limits for pictures from the network.
  package static let standard = DecodingLimits()

  /// Whether to allocate memory for `area` pixels if the data can't have more than `available`: above a million pixels,
  /// it must have a 64th of them, since a tiny file may claim to be a huge picture.
  static func isPlausible(area: Int, available: Int) -> Bool { area <= 1 << 20 || area / 64 <= available }

  /// Throws if a picture exceeds the limits, before its memory is allocated: four bytes per pixel, plus `working` bytes
  /// of decompressed data. An empty picture counts as damaged.
  func check(width: Int, height: Int, of format: ImageFormat, working: @autoclosure () -> Int = 0) throws(ImageError) {
    guard width > 0, height > 0 else { throw .damaged(format) }
    let (area, overflow) = width.multipliedReportingOverflow(by: height)
    guard !overflow, area <= pixels, working() <= memory - area * 4
    else { throw .tooManyPixels(width: width, height: height) }
  }
}
