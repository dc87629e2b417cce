/// Scales a bitmap by averaging areas in linear light, weighted by opacity.
struct AreaAverage {
  let source: Bitmap
  /// The size of the scaled picture in pixels, at least 1 × 1.
  let width, height: Int

  /// The source rows or columns under a target one, which may cover only part of the first and the last.
  private struct Span {
    let first, last: Int
    /// The weight of each row or column; all weights of a span add up to 1.
    let firstWeight, innerWeight, lastWeight: Float

    func weight(of index: Int) -> Float {
      if index == first { return firstWeight }
      return index == last ? lastWeight : innerWeight
    }
  }

  /// The pixels of the scaled picture.
  func pixels() -> [UInt8] {
    let columns = Self.spans(of: source.width, in: width)
    var result = [UInt8](repeating: 0, count: width * height * 4)
    var cachedRow: Int?
    var row = [SIMD4<Float>](repeating: .zero, count: width)
    for (y, span) in Self.spans(of: source.height, in: height).enumerated() {
      var sums = [SIMD4<Float>](repeating: .zero, count: width)
      for index in span.first...span.last {
        if index != cachedRow { averageRow(index, over: columns, into: &row) }
        cachedRow = index
        let weight = span.weight(of: index)
        for x in 0..<width { sums[x] += row[x] * weight }
      }
      for x in 0..<width { Self.store(sums[x], at: (y * width + x) * 4, in: &result) }
    }
    return result
  }

  /// Stores source row `y` in `row`, averaged over each of the target's columns.
  private func averageRow(_ y: Int, over columns: [Span], into row: inout [SIMD4<Float>]) {
    let start = y * source.width
    for (x, span) in columns.enumerated() {
      var sum = light(ofPixel: start + span.first) * span.firstWeight
      if span.last > span.first {
        var inner = SIMD4<Float>.zero
        for index in (span.first + 1)..<span.last { inner += light(ofPixel: start + index) }
        sum += inner * span.innerWeight + light(ofPixel: start + span.last) * span.lastWeight
      }
      row[x] = sum
    }
  }

  /// The linear light of a pixel times its opacity (0…1), which is in `w`.
  private func light(ofPixel index: Int) -> SIMD4<Float> {
    let (pixels, light) = (source.pixels, LinearLight.byValue)
    let position = index * 4
    let color = SIMD4<Float>(
      light[Int(pixels[position])], light[Int(pixels[position + 1])], light[Int(pixels[position + 2])], 1)
    let opacity = pixels[position + 3]
    return opacity == 255 ? color : color * (Float(opacity) / 255)
  }

  /// Stores a pixel, its light divided by its opacity; an almost transparent one stays transparent black.
  private static func store(_ sum: SIMD4<Float>, at position: Int, in pixels: inout [UInt8]) {
    guard sum.w > 0.001 else { return }
    for channel in 0..<3 { pixels[position + channel] = LinearLight.value(of: sum[channel] / sum.w) }
    pixels[position + 3] = UInt8(min(max(sum.w * 255 + 0.5, 0), 255))
  }

  /// The spans of `count` target rows or columns over `sources` source ones.
  private static func spans(of sources: Int, in count: Int) -> [Span] {
    (0..<count).map { target in
      // The target's edges, in units of 1 / (sources × count) of the picture.
      let (from, to) = (target * sources, (target + 1) * sources)
      let (first, last) = (from / count, (to - 1) / count)
      func weight(_ index: Int) -> Float {
        Float(min(to, (index + 1) * count) - max(from, index * count)) / Float(sources)
      }
      return Span(
        first: first, last: last, firstWeight: weight(first), innerWeight: Float(count) / Float(sources),
        lastWeight: weight(last))
    }
  }
}
