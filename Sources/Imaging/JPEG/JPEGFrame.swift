/// The frame header of a JPEG file (ITU-T T.81, B.2.2).
struct JPEGFrame {
  /// In pixels.
  let width, height: Int
  let isProgressive: Bool
  /// The largest sampling factors of the components.
  let maxHorizontal, maxVertical: Int

  /// MCUs (minimum coded units) per row.
  var mcusAcross: Int { (width + 8 * maxHorizontal - 1) / (8 * maxHorizontal) }
  /// Rows of MCUs.
  var mcusDown: Int { (height + 8 * maxVertical - 1) / (8 * maxVertical) }
}
