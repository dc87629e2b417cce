extension PNGDecoder {
  /// Paints row `row` of a pass, counted from 0; its samples, unfiltered and complete, begin at `start` of the data.
  func paintRow(_ data: [UInt8], from start: Int, pass: PNGPass, row: Int, to pixels: inout [UInt8]) {
    let y = pass.y + row * pass.stepY
    for column in 0..<pass.width(of: header) {
      let target = (y * header.width + pass.x + column * pass.stepX) * 4
      let color = pixel(data, from: start, column: column)
      for channel in 0..<4 { pixels[target + channel] = color[channel] }
    }
  }

  /// Red, green, blue and opacity of a pixel in a row, 0…255.
  private func pixel(_ data: [UInt8], from start: Int, column: Int) -> SIMD4<UInt8> {
    let first = column * header.colorType.channels
    func stored(_ channel: Int) -> Int { sample(data, from: start, first + channel) }
    switch header.colorType {
    case .palette: return paletteColor(stored(0))
    case .grey:
      let grey = level(stored(0))
      return SIMD4(grey, grey, grey, transparentSamples?.x == stored(0) ? 0 : 255)
    case .greyAndAlpha:
      let grey = level(stored(0))
      return SIMD4(grey, grey, grey, level(stored(1)))
    case .rgb:
      let color = SIMD3(stored(0), stored(1), stored(2))
      return SIMD4(level(color.x), level(color.y), level(color.z), color == transparentSamples ? 0 : 255)
    case .rgbAndAlpha: return SIMD4(level(stored(0)), level(stored(1)), level(stored(2)), level(stored(3)))
    }
  }

  private func paletteColor(_ index: Int) -> SIMD4<UInt8> {
    guard palette.indices.contains(index) else { return SIMD4(0, 0, 0, 255) }
    let color = palette[index]
    return SIMD4(color.red, color.green, color.blue, opacities.indices.contains(index) ? opacities[index] : 255)
  }

  /// A stored sample, which has as many bits as the header's depth; several in a byte begin with the highest bits.
  private func sample(_ data: [UInt8], from start: Int, _ index: Int) -> Int {
    switch header.depth {
    case 8: return Int(data[start + index])
    case 16: return Int(data[start + index * 2]) << 8 | Int(data[start + index * 2 + 1])
    default:
      let bit = index * header.depth
      return Int(data[start + bit / 8]) >> (8 - header.depth - bit % 8) & (1 << header.depth - 1)
    }
  }

  /// A stored sample scaled to 0…255.
  private func level(_ sample: Int) -> UInt8 {
    let top = 1 << header.depth - 1
    return UInt8(truncatingIfNeeded: header.depth == 8 ? sample : (sample * 255 + top / 2) / top)
  }
}
