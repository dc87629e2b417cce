/// A picture in memory: rows from top to bottom, four bytes per pixel.
package struct Bitmap: Equatable, Sendable {
  /// The size in pixels, at least 1 × 1.
  package let width, height: Int
  /// sRGB red, green, blue and opacity (not premultiplied), each 0–255; `width × height × 4` bytes.
  package let pixels: [UInt8]
  /// Whether the whole picture was decoded; missing pixels are grey or transparent.
  package let isComplete: Bool
}

extension Bitmap {
  /// A picture from `width × height × 4` bytes of red, green, blue and opacity; `nil` if the number of bytes differs.
  package init?(width: Int, height: Int, pixels: [UInt8]) {
    let (area, overflow) = width.multipliedReportingOverflow(by: height)
    guard width > 0, height > 0, !overflow, area <= Int.max / 4, pixels.count == area * 4 else { return nil }
    self.init(width: width, height: height, pixels: pixels, isComplete: true)
  }

  /// The picture over a solid background, three bytes per pixel: red, green and blue.
  package func rgb(over background: RGB = .black) -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(width * height * 3)
    for position in stride(from: 0, to: pixels.count, by: 4) {
      let opacity = pixels[position + 3]
      output.append(Self.mix(pixels[position], background.red, opacity))
      output.append(Self.mix(pixels[position + 1], background.green, opacity))
      output.append(Self.mix(pixels[position + 2], background.blue, opacity))
    }
    return output
  }

  /// A channel of a pixel over the background, rounded to the nearest value.
  private static func mix(_ front: UInt8, _ back: UInt8, _ opacity: UInt8) -> UInt8 {
    guard opacity < 255 else { return front }
    return UInt8((Int(front) * Int(opacity) + Int(back) * Int(255 - opacity) + 127) / 255)
  }
}
