extension Bitmap {
  /// At most `count` (1…256) colours that suit the picture best, by median cut (Heckbert, SIGGRAPH 1982).
  package func palette(count: Int, over background: RGB = .black) -> [RGB] {
    var boxes = [ColorBox(histogram(over: background))]
    while boxes.count < min(max(count, 1), 256) {
      let index = boxes.indices.max { boxes[$0].splitPriority < boxes[$1].splitPriority }
      guard let index, let (low, high) = boxes[index].halves() else { break }
      boxes[index] = low
      boxes.append(high)
    }
    return boxes.map(\.average)
  }

  /// The colours over a background; those whose channels have the same upper five bits count as one.
  private func histogram(over background: RGB) -> [ColorBox.Entry] {
    var sums = [SIMD4<Int>](repeating: .zero, count: 1 << 15)
    let rgb = rgb(over: background)
    for index in 0..<(width * height) {
      let (red, green, blue) = (Int(rgb[index * 3]), Int(rgb[index * 3 + 1]), Int(rgb[index * 3 + 2]))
      sums[(red >> 3) << 10 | (green >> 3) << 5 | blue >> 3] &+= SIMD4(red, green, blue, 1)
    }
    return sums.filter { $0.w > 0 }.map { ColorBox.Entry(color: $0 / SIMD4(repeating: $0.w), weight: $0.w) }
  }
}
