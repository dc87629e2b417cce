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
    [UInt8](unsafeUninitializedCapacity: width * height * 3) { output, count in
      for index in 0..<(width * height) {
        let (from, to, alpha) = (index &* 4, index &* 3, pixels[index &* 4 &+ 3])
        output[to] = Self.mix(pixels[from], background.red, alpha)
        output[to &+ 1] = Self.mix(pixels[from &+ 1], background.green, alpha)
        output[to &+ 2] = Self.mix(pixels[from &+ 2], background.blue, alpha)
      }
      count = width * height * 3
    }
  }

  @inline(__always)
  private static func mix(_ front: UInt8, _ back: UInt8, _ alpha: UInt8) -> UInt8 {
    guard alpha < 255 else { return front }
    let opacity = UInt32(alpha)
    return UInt8(truncatingIfNeeded: (UInt32(front) &* opacity &+ UInt32(back) &* (255 &- opacity) &+ 127) / 255)
  }
}

/// A colour of the sRGB space, each part 0–255.
package struct RGB: Hashable, Sendable {
  package var red: UInt8
  package var green: UInt8
  package var blue: UInt8

  package init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }
}
