/// The header of a PNG file (W3C PNG, 11.2.1).
struct PNGHeader {
  /// The channels of a pixel (W3C PNG, table 11.1).
  enum ColorType: UInt8 {
    case grey = 0
    case rgb = 2
    case palette = 3
    case greyAndAlpha = 4
    case rgbAndAlpha = 6

    /// Samples per pixel; a palette has one, the index.
    var channels: Int {
      switch self {
      case .grey, .palette: 1
      case .greyAndAlpha: 2
      case .rgb: 3
      case .rgbAndAlpha: 4
      }
    }

    /// The valid numbers of bits per sample.
    var depths: [Int] {
      switch self {
      case .grey: [1, 2, 4, 8, 16]
      case .palette: [1, 2, 4, 8]
      case .rgb, .greyAndAlpha, .rgbAndAlpha: [8, 16]
      }
    }
  }

  /// The size in pixels as stored: not checked, and possibly 0.
  let width, height: Int
  /// Bits per sample, or per index of the palette.
  let depth: Int
  let colorType: ColorType
  /// Whether the pixels are stored in the seven passes of Adam7.
  let isInterlaced: Bool

  /// Reads the data of the IHDR chunk; `nil` if a field other than the size has an invalid value.
  init?(_ chunk: inout ByteReader) {
    guard let width = chunk.number(bytes: 4), let height = chunk.number(bytes: 4),
      let depth = chunk.byte().map(Int.init), let type = chunk.byte().flatMap(ColorType.init),
      type.depths.contains(depth), chunk.byte() == 0, chunk.byte() == 0, let interlace = chunk.byte(), interlace < 2
    else { return nil }
    (self.width, self.height, self.depth, colorType, isInterlaced) = (width, height, depth, type, interlace == 1)
  }

  /// The distance in bytes from one pixel to the next, as filters use it (W3C PNG, 9.2); at least 1.
  var pixelBytes: Int { max(colorType.channels * depth / 8, 1) }

  /// The length of a row of `width` pixels in bytes, without its filter byte.
  func rowBytes(width: Int) -> Int { (width * colorType.channels * depth + 7) / 8 }

  /// The passes that have pixels; a single one if the picture isn't interlaced.
  var passes: [PNGPass] {
    let all = isInterlaced ? PNGPass.adam7 : [PNGPass(x: 0, y: 0, stepX: 1, stepY: 1)]
    return all.filter { $0.width(of: self) > 0 && $0.height(of: self) > 0 }
  }

  /// The decompressed data's size in bytes, with filter bytes; can't overflow once the number of pixels is checked.
  var dataBytes: Int { passes.reduce(0) { $0 + (rowBytes(width: $1.width(of: self)) + 1) * $1.height(of: self) } }
}
