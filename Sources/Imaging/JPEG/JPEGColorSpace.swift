/// The colour space of a JPEG file, and its conversion to red, green and blue.
enum JPEGColorSpace {
  case grey, rgb, yCbCr
  /// Inverted cyan, magenta, yellow and black, as Adobe's programs write them; assumed of all files with four channels.
  case cmyk
  /// The same inks, of which the first three were converted to luminance and colour differences.
  case ycck

  /// The colour space by libjpeg's rules: JFIF means YCbCr; any of Adobe's transforms but 0 means luminance and colour
  /// differences; without either, three channels named R, G and B are RGB.
  init(of decoder: JPEGDecoder) {
    let identifiers = decoder.components.map(\.identifier)
    switch identifiers.count {
    case 1: self = .grey
    case 3 where decoder.hasJFIF: self = .yCbCr
    case 3 where decoder.adobeTransform.map({ $0 == 0 }) ?? identifiers.elementsEqual("RGB".utf8): self = .rgb
    case 3: self = .yCbCr
    default: self = (decoder.adobeTransform ?? 0) == 0 ? .cmyk : .ycck
    }
  }

  /// The pixels of the whole picture: red, green, blue and full opacity, a byte each.
  func pixels(of components: [JPEGComponent], in frame: JPEGFrame) -> [UInt8] {
    let upsamplers = components.map { JPEGUpsampler($0, in: frame) }
    // A row of doubled samples may be one longer than the picture is wide.
    var rows = [[UInt8]](repeating: [UInt8](repeating: 0, count: frame.width + 1), count: 4)
    var sums = [Int32](repeating: 0, count: frame.width + 1)
    var pixels = [UInt8](repeating: 255, count: frame.width * frame.height * 4)
    for y in 0..<frame.height {
      for (index, upsampler) in upsamplers.enumerated() { upsampler.writeRow(y, to: &rows[index], sums: &sums) }
      convert(rows, to: &pixels, from: y * frame.width * 4, count: frame.width)
    }
    return pixels
  }

  /// Writes `count` pixels from the byte at `start`; `rows` has four rows of samples, first those of the components.
  private func convert(_ rows: [[UInt8]], to pixels: inout [UInt8], from start: Int, count: Int) {
    let (first, second, third, fourth) = (rows[0], rows[1], rows[2], rows[3])
    for x in 0..<count {
      let stored = SIMD3(Int32(first[x]), Int32(second[x]), Int32(third[x]))
      let color =
        switch self {
        case .grey: SIMD3(repeating: stored.x)
        case .rgb: stored
        case .yCbCr: Self.rgb(stored)
        case .cmyk: Self.reflected(stored, black: Int32(fourth[x]))
        case .ycck: Self.reflected(255 &- Self.rgb(stored), black: Int32(fourth[x]))
        }
      let position = start + x * 4
      for channel in 0..<3 { pixels[position + channel] = UInt8(truncatingIfNeeded: color[channel]) }
    }
  }

  /// From luminance and colour differences (YCbCr; ITU-T T.871, clause 7), with factors times 2¹⁶.
  private static func rgb(_ stored: SIMD3<Int32>) -> SIMD3<Int32> {
    let (y, blue, red) = (stored.x, stored.y - 128, stored.z - 128)
    return SIMD3(
      y + (91881 * red + 32768) >> 16, y + (-22554 * blue - 46802 * red + 32768) >> 16,
      y + (116130 * blue + 32768) >> 16
    ).clamped(lowerBound: .zero, upperBound: SIMD3(repeating: 255))
  }

  /// The light that inverted inks reflect.
  private static func reflected(_ inks: SIMD3<Int32>, black: Int32) -> SIMD3<Int32> { (inks &* black &+ 127) / 255 }
}
