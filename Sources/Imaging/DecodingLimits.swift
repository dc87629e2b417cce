/// Limits for decoding a picture, so that a small file can't use up memory or time.
package struct DecodingLimits: Sendable {
  /// The largest file, in bytes.
  package var bytes = 40_000_000
  /// The most pixels of a picture.
  package var pixels = 64_000_000
  /// The most memory for decompressed data and pixels together, in bytes, not counting an upright copy of the picture.
  var memory = 400_000_000
  /// The most scans of a JPEG; a further one ends the decoding and makes the picture incomplete.
  package var scans = 500
  /// The most 8 × 8 blocks decoded over all scans of a JPEG; a further one ends the decoding likewise.
  var blockVisits = 1 << 27

  /// The limits for pictures from the network.
  package static let standard = DecodingLimits()

  /// Whether to allocate memory for `claimed` pixels or bytes if the data has `available` at most: above a million, at
  /// least a 64th must be there, since a tiny file may claim to be a huge picture.
  static func isPlausible(claimed: Int, available: Int) -> Bool { claimed <= 1 << 20 || claimed / 64 <= available }

  /// Throws if a picture exceeds the limits, before its memory is allocated: four bytes per pixel, plus `working` bytes
  /// of decompressed data. An empty picture counts as damaged.
  func check(width: Int, height: Int, of format: ImageFormat, working: @autoclosure () -> Int = 0) throws(ImageError) {
    guard width > 0, height > 0 else { throw .damaged(format) }
    let (area, overflow) = width.multipliedReportingOverflow(by: height)
    guard !overflow, area <= pixels, working() <= memory - area * 4
    else { throw .tooManyPixels(width: width, height: height) }
  }
}
