/// The orientation of a stored picture; the raw value is that of EXIF tag 0x0112.
///
/// To be upright, a `clockwise` picture has to be turned that way by 90°, a `mirrored` one left to right, a `flipped`
/// one top to bottom, a `transposed` one along the diagonal from the top left, a `transversed` one along the other.
enum Orientation: Int {
  case upright = 1
  case mirrored, upsideDown, flipped, transposed, clockwise, transversed, counterclockwise

  /// Whether the upright picture is as wide as the stored one is high.
  var isSideways: Bool { rawValue >= 5 }

  /// Reads the orientation from an EXIF segment (CIPA DC-008, 4.6); `nil` if it has none.
  init?(exif segment: inout ByteReader) {
    guard segment.take(6)?.elementsEqual("Exif\0\0".utf8) == true else { return nil }
    let start = segment.position
    guard let order = segment.number(bytes: 2), order == 0x4949 || order == 0x4D4D else { return nil }
    segment.isLittleEndian = order == 0x4949
    guard segment.number(bytes: 2) == 42, let offset = segment.number(bytes: 4), offset >= 8 else { return nil }
    segment.position = start + offset
    guard let count = segment.number(bytes: 2) else { return nil }
    for _ in 0..<count {
      // A field has 12 bytes: tag, type and count, then the value, here of two bytes.
      guard let tag = segment.number(bytes: 2), segment.take(6) != nil, let value = segment.number(bytes: 2)
      else { return nil }
      segment.skip(2)
      if tag == 0x0112 {
        self.init(rawValue: value)
        return
      }
    }
    return nil
  }

  /// The position in the stored picture, of size `width` × `height`, of a pixel of the upright one.
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
  func turnedUpright(from orientation: Orientation) -> Bitmap {
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
