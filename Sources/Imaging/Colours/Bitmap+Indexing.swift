extension Bitmap {
  /// The picture in the colours of a palette.
  ///
  /// - Parameters:
  ///   - palette: The colours.
  ///   - isDithered: Whether what a pixel's colour is off by goes to its neighbours (Floyd and Steinberg, "An adaptive
  ///     algorithm for spatial greyscale", 1976, with rows in alternating directions).
  ///   - background: What shines through where the picture is transparent.
  /// - Returns: The same size in the palette's usable colours.
  package func indexed(
    _ palette: Palette, isDithered: Bool = true, over background: RGB = RGB(red: 0, green: 0, blue: 0)
  ) -> IndexedBitmap {
    let rgb = rgb(over: background)
    var nearest = NearestColour(palette)
    var indices = [UInt8](repeating: 0, count: width * height)
    // In sixteenths, with a column more on both sides.
    var errors = [SIMD4<Int32>](repeating: .zero, count: width + 2)
    for y in 0..<height {
      var next = [SIMD4<Int32>](repeating: .zero, count: width + 2)
      let step = y % 2 == 0 ? 1 : -1
      for column in 0..<width {
        let x = step == 1 ? column : width - 1 - column
        let place = y * width + x
        let stored = SIMD4(Int32(rgb[place * 3]), Int32(rgb[place * 3 + 1]), Int32(rgb[place * 3 + 2]), 0)
        let wanted = (stored &+ (errors[x + 1] &+ 8) &>> 4).clamped(
          lowerBound: .zero, upperBound: .init(repeating: 255))
        let index = nearest.index(wanted)
        indices[place] = UInt8(truncatingIfNeeded: index)
        guard isDithered else { continue }
        let error = wanted &- palette.colours[index].vector
        errors[x + 1 + step] &+= error &* 7
        next[x + 1 - step] &+= error &* 3
        next[x + 1] &+= error &* 5
        next[x + 1 + step] &+= error
      }
      errors = next
    }
    return IndexedBitmap(width: width, height: height, indices: indices, palette: palette)
  }
}

extension RGB {
  /// For arithmetic; the fourth part is 0.
  fileprivate var vector: SIMD4<Int32> { SIMD4(Int32(red), Int32(green), Int32(blue), 0) }
}
