/// What decoding refuses, so that a small file cannot take all memory or time.
package struct DecodingLimits: Sendable {
  /// The largest file, in bytes.
  package var bytes: Int
  /// The largest area, in pixels.
  package var pixels: Int
  /// The most scans of a progressive JPEG; what further scans would refine is left out.
  package var scans: Int
  /// The most visits to a block of 8 × 8 over all scans of a JPEG.
  package var blockVisits: Int

  /// Limits; the defaults admit 40 MB, 64 megapixels, 500 scans.
  package init(
    bytes: Int = 40_000_000, pixels: Int = 64_000_000, scans: Int = 500, blockVisits: Int = 1 << 27
  ) {
    self.bytes = bytes
    self.pixels = pixels
    self.scans = scans
    self.blockVisits = blockVisits
  }

  /// Whether so many pixels may stand for a size: a tiny file that claims a huge picture is not worth its memory.
  ///
  /// - Parameters:
  ///   - area: The size that is claimed, in pixels.
  ///   - most: How many pixels the data at hand can give at the very most; a 64th of the picture is enough to show it.
  /// - Returns: False where the claim is out of all proportion.
  static func isPlausible(area: Int, most: Int) -> Bool {
    area <= 1 << 20 || area / 64 <= most
  }

  /// Checks a size before memory is taken for it.
  func check(width: Int, height: Int, of format: ImageFormat) throws(ImageError) {
    guard width > 0, height > 0 else { throw .damaged(format) }
    let (area, overflow) = width.multipliedReportingOverflow(by: height)
    guard !overflow, area <= pixels else { throw .tooManyPixels(width: width, height: height) }
  }
}
