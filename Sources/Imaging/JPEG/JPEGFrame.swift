/// The frame header of a JPEG file (ITU-T T.81, B.2.2).
struct JPEGFrame {
  /// The size in pixels.
  let width, height: Int
  /// Whether each block comes in parts, in several scans (SOF2).
  let isProgressive: Bool
  /// The largest horizontal and vertical sampling factor of the components.
  let maxXFactor, maxYFactor: Int

  /// MCUs (minimum coded units) per row.
  var mcusAcross: Int { (width + 8 * maxXFactor - 1) / (8 * maxXFactor) }
  /// Rows of MCUs.
  var mcusDown: Int { (height + 8 * maxYFactor - 1) / (8 * maxYFactor) }
}
