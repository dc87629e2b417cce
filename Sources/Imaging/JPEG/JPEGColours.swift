/// The colour space of a JPEG file, and its conversion to red, green and blue.
enum JPEGColours {
  case grey, rgb, yCbCr
  /// Inverted cyan, magenta, yellow and black, as Adobe's programs write them.
  case cmyk
  /// CMYK with the first three converted to luminance and colour differences.
  case ycck

  /// The colour space, by the rules of the reference implementations.
  init(_ decoder: JPEGDecoder) {
    let identifiers = decoder.components.map(\.identifier)
    switch identifiers.count {
    case 1: self = .grey
    case 3 where decoder.hasJFIF: self = .yCbCr
    case 3: self = decoder.adobeTransform.map { $0 == 0 } ?? identifiers.elementsEqual("RGB".utf8) ? .rgb : .yCbCr
    default: self = decoder.adobeTransform == 2 ? .ycck : .cmyk
    }
  }

  /// The pixels of the whole picture, four bytes per pixel.
  func pixels(of components: [JPEGComponent], in frame: JPEGFrame) -> [UInt8] {
    let upsamplers = components.map { JPEGUpsampler($0, in: frame) }
    // A row of doubled samples may be one longer than the picture is wide.
    var rows = [[UInt8]](repeating: [UInt8](repeating: 0, count: frame.width + 2), count: 4)
    var sums = [Int32](repeating: 0, count: frame.width + 2)
    var pixels = [UInt8](repeating: 255, count: frame.width * frame.height * 4)
    for y in 0..<frame.height {
      for (index, upsampler) in upsamplers.enumerated() { upsampler.write(y, to: &rows[index], sums: &sums) }
      convert(rows, to: &pixels, from: y * frame.width * 4, count: frame.width)
    }
    return pixels
  }

  private func convert(_ rows: [[UInt8]], to pixels: inout [UInt8], from start: Int, count: Int) {
    let (first, second, third, fourth) = (rows[0], rows[1], rows[2], rows[3])
    for x in 0..<count {
      var red = Int32(first[x])
      var (green, blue) = (red, red)
      switch self {
      case .grey: break
      case .rgb, .cmyk: (green, blue) = (Int32(second[x]), Int32(third[x]))
      case .yCbCr, .ycck: (red, green, blue) = Self.rgb(red, Int32(second[x]), Int32(third[x]))
      }
      switch self {
      case .grey, .rgb, .yCbCr: break
      case .cmyk: (red, green, blue) = Self.reflected(red, green, blue, black: Int32(fourth[x]))
      case .ycck: (red, green, blue) = Self.reflected(255 - red, 255 - green, 255 - blue, black: Int32(fourth[x]))
      }
      let place = start + x * 4
      pixels[place] = UInt8(red)
      pixels[place + 1] = UInt8(green)
      pixels[place + 2] = UInt8(blue)
    }
  }

  /// From YCbCr (ITU-T T.871, clause 7), with factors times 2¹⁶.
  private static func rgb(_ y: Int32, _ cb: Int32, _ cr: Int32) -> (Int32, Int32, Int32) {
    let (blue, red) = (cb - 128, cr - 128)
    return (
      level(y + (91881 * red + 32768) >> 16),
      level(y + (-22554 * blue - 46802 * red + 32768) >> 16),
      level(y + (116130 * blue + 32768) >> 16)
    )
  }

  private static func level(_ value: Int32) -> Int32 { min(max(value, 0), 255) }

  /// The light that inverted inks reflect.
  private static func reflected(_ c: Int32, _ m: Int32, _ y: Int32, black: Int32) -> (Int32, Int32, Int32) {
    ((c * black + 127) / 255, (m * black + 127) / 255, (y * black + 127) / 255)
  }
}
