extension Palette {
  /// The palette that suits a picture (median cut: Heckbert, "Color image quantization", SIGGRAPH 1982).
  ///
  /// - Parameters:
  ///   - bitmap: The picture; what is transparent counts as black.
  ///   - count: How many colours at most, 1…256.
  /// - Returns: As many colours, or fewer if the picture has fewer.
  package static func adaptive(to bitmap: Bitmap, count: Int) -> Palette {
    var boxes = [ColourBox(histogram(of: bitmap))]
    while boxes.count < min(max(count, 1), 256) {
      let index = boxes.indices.max { boxes[$0].spread < boxes[$1].spread }
      guard let index, let (low, high) = boxes[index].halves() else { break }
      boxes[index] = low
      boxes.append(high)
    }
    return Palette(boxes.map(\.average))
  }

  /// The picture's colours, those alike in their upper five bits taken together.
  private static func histogram(of bitmap: Bitmap) -> [ColourBox.Entry] {
    var sums = [SIMD4<Int>](repeating: .zero, count: 1 << 15)
    let rgb = bitmap.rgb()
    for index in 0..<(bitmap.width * bitmap.height) {
      let (red, green, blue) = (Int(rgb[index * 3]), Int(rgb[index * 3 + 1]), Int(rgb[index * 3 + 2]))
      sums[(red >> 3) << 10 | (green >> 3) << 5 | blue >> 3] &+= SIMD4(red, green, blue, 1)
    }
    return sums.filter { $0.w > 0 }.map { sum in
      ColourBox.Entry(colour: sum / SIMD4(repeating: sum.w), weight: sum.w)
    }
  }
}
