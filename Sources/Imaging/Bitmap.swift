/// A picture in memory: rows from top to bottom, four bytes a pixel.
package struct Bitmap: Equatable, Sendable {
  /// In pixels, at least 1.
  package let width: Int
  /// In pixels, at least 1.
  package let height: Int
  /// Red, green, blue and opacity (not premultiplied), each 0–255, sRGB; `width × height × 4` bytes.
  package let pixels: [UInt8]
  /// Whether the whole picture could be decoded; where it could not, pixels are grey or transparent.
  package let isComplete: Bool

  /// A bitmap of the given pixels, or `nil` if their number does not fit the size.
  package init?(width: Int, height: Int, pixels: [UInt8], isComplete: Bool = true) {
    let (area, overflow) = width.multipliedReportingOverflow(by: height)
    guard width > 0, height > 0, !overflow, area <= Int.max / 4, pixels.count == area * 4 else { return nil }
    self.init(trustedWidth: width, height: height, pixels: pixels, isComplete: isComplete)
  }

  /// A bitmap whose number of pixels is known to fit its size.
  init(trustedWidth width: Int, height: Int, pixels: [UInt8], isComplete: Bool) {
    self.width = width
    self.height = height
    self.pixels = pixels
    self.isComplete = isComplete
  }

  /// The pixels without opacity, three bytes a pixel, drawn over a plain background.
  ///
  /// - Parameter background: What shines through where the picture is transparent.
  /// - Returns: `width × height × 3` bytes: red, green, blue.
  package func rgb(over background: RGB = RGB(red: 0, green: 0, blue: 0)) -> [UInt8] {
    let back = [background.red, background.green, background.blue].map(Int.init)
    return [UInt8](unsafeUninitializedCapacity: width * height * 3) { output, count in
      for index in 0..<(width * height) {
        let alpha = Int(pixels[index * 4 + 3])
        for channel in 0..<3 {
          let value = Int(pixels[index * 4 + channel])
          let mixed = alpha == 255 ? value : (value * alpha + back[channel] * (255 - alpha) + 127) / 255
          output[index * 3 + channel] = UInt8(truncatingIfNeeded: mixed)
        }
      }
      count = width * height * 3
    }
  }
}
