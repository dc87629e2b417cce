/// What makes a stored picture upright, by the values of EXIF tag 0x0112: `clockwise` ones must be turned that way by 90°,
/// `mirrored` ones left to right, `flipped` ones top to bottom, `transposed` and `transversed` ones along a diagonal.
enum Orientation: Int {
  case upright = 1
  case mirrored, upsideDown, flipped, transposed, clockwise, transversed, counterclockwise

  /// Whether width and height are swapped.
  var isSideways: Bool { rawValue >= 5 }

  /// Reads the orientation from an EXIF segment (CIPA DC-008, 4.6); `nil` if it has none.
  init?(exif segment: inout ByteReader) {
    guard segment.take(6)?.elementsEqual("Exif\0\0".utf8) == true else { return nil }
    let start = segment.position
    guard let order = segment.number(2), order == 0x4949 || order == 0x4D4D else { return nil }
    segment.isLittleEndian = order == 0x4949
    guard segment.number(2) == 42, let offset = segment.number(4), offset >= 8 else { return nil }
    segment.position = start + offset
    guard let count = segment.number(2) else { return nil }
    for _ in 0..<count {
      guard let tag = segment.number(2) else { return nil }
      segment.skip(6)
      guard let value = segment.number(2) else { return nil }
      segment.skip(2)
      if tag == 0x0112 {
        self.init(rawValue: value)
        return
      }
    }
    return nil
  }

  /// The position in the stored picture of a pixel of the upright one; `width` and `height` are those of the stored one.
  func source(x: Int, y: Int, width: Int, height: Int) -> (x: Int, y: Int) {
    switch self {
    case .upright: (x, y)
    case .mirrored: (width - 1 - x, y)
    case .upsideDown: (width - 1 - x, height - 1 - y)
    case .flipped: (x, height - 1 - y)
    case .transposed: (y, x)
    case .clockwise: (y, height - 1 - x)
    case .transversed: (width - 1 - y, height - 1 - x)
    case .counterclockwise: (width - 1 - y, x)
    }
  }
}

extension Bitmap {
  /// The picture turned upright.
  func turned(_ orientation: Orientation) -> Bitmap {
    guard orientation != .upright else { return self }
    let (newWidth, newHeight) = orientation.isSideways ? (height, width) : (width, height)
    var turned = [UInt8](repeating: 0, count: pixels.count)
    for y in 0..<newHeight {
      for x in 0..<newWidth {
        let source = orientation.source(x: x, y: y, width: width, height: height)
        let (from, to) = ((source.y * width + source.x) * 4, (y * newWidth + x) * 4)
        for channel in 0..<4 { turned[to + channel] = pixels[from + channel] }
      }
    }
    return Bitmap(width: newWidth, height: newHeight, pixels: turned, isComplete: isComplete)
  }
}
