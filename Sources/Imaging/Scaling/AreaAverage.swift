/// Averages areas of a bitmap in linear light, weighted by opacity.
struct AreaAverage {
  let source: Bitmap
  let width: Int
  let height: Int

  /// Part of a source row or column that belongs to a target one.
  private struct Share {
    let index: Int
    let weight: Float
  }

  /// The pixels of the target.
  func pixels() -> [UInt8] {
    let columns = Self.shares(of: source.width, in: width)
    var result = [UInt8](repeating: 0, count: width * height * 4)
    var cachedRow = -1
    var row = [SIMD4<Float>](repeating: .zero, count: width)
    for (y, shares) in Self.shares(of: source.height, in: height).enumerated() {
      var sums = [SIMD4<Float>](repeating: .zero, count: width)
      for share in shares {
        if share.index != cachedRow { averageRow(share.index, columns, &row) }
        cachedRow = share.index
        for x in 0..<width { sums[x] += row[x] * share.weight }
      }
      for x in 0..<width { Self.store(sums[x], at: (y * width + x) * 4, in: &result) }
    }
    return result
  }

  /// Averages one row across: light times opacity, and opacity.
  private func averageRow(_ y: Int, _ columns: [[Share]], _ row: inout [SIMD4<Float>]) {
    let light = LinearLight.light
    let start = y * source.width * 4
    for (x, shares) in columns.enumerated() {
      var sum = SIMD4<Float>.zero
      for share in shares {
        let place = start + share.index * 4
        let colour = SIMD4<Float>(
          light[Int(source.pixels[place])], light[Int(source.pixels[place + 1])],
          light[Int(source.pixels[place + 2])], 1)
        sum += colour * (share.weight * Float(source.pixels[place + 3]) * (1 / 255))
      }
      row[x] = sum
    }
  }

  private static func store(_ sum: SIMD4<Float>, at place: Int, in pixels: inout [UInt8]) {
    guard sum.w > 0.001 else { return }
    for channel in 0..<3 { pixels[place + channel] = LinearLight.stored(sum[channel] / sum.w) }
    pixels[place + 3] = UInt8(min(max(sum.w * 255 + 0.5, 0), 255))
  }

  /// Of each of `count` targets, the sources that it covers; weights add up to 1.
  private static func shares(of sources: Int, in count: Int) -> [[Share]] {
    (0..<count).map { target in
      // In units of 1 / (sources × count) of the whole.
      let (from, to) = (target * sources, (target + 1) * sources)
      return (from / count...(to - 1) / count).map { index in
        let covered = min(to, (index + 1) * count) - max(from, index * count)
        return Share(index: index, weight: Float(covered) / Float(sources))
      }
    }
  }
}
