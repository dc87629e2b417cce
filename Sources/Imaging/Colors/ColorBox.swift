/// A box in colour space with some of a picture's colours, as median cut divides them.
struct ColorBox {
  /// Similar colours that count as one.
  struct Entry {
    /// Their average: red, green and blue, 0…255; the fourth element has no meaning.
    let color: SIMD4<Int>
    /// Their number of pixels.
    let weight: Int
  }

  private let entries: [Entry]
  /// The number of pixels.
  private let weight: Int
  /// The channel with the widest range: 0 is red, 1 green, 2 blue.
  private let widestChannel: Int
  /// The square of that range times the number of pixels; 0 for a single colour. The highest is split next.
  let splitPriority: Int

  init(_ entries: [Entry]) {
    self.entries = entries
    weight = entries.reduce(0) { $0 + $1.weight }
    let low = entries.reduce(SIMD4(repeating: 255)) { pointwiseMin($0, $1.color) }
    let high = entries.reduce(SIMD4.zero) { pointwiseMax($0, $1.color) }
    let sides = high &- low
    widestChannel = (0..<3).max { sides[$0] < sides[$1] } ?? 0
    splitPriority = entries.count > 1 ? sides[widestChannel] * sides[widestChannel] * weight : 0
  }

  /// The average of the pixels, channel by channel, rounded; black for a box without colours.
  var average: RGB {
    let sum = entries.reduce(SIMD4<Int>.zero) { $0 &+ $1.color &* SIMD4(repeating: $1.weight) }
    func level(_ channel: Int) -> UInt8 { UInt8((sum[channel] + weight / 2) / max(weight, 1)) }
    return RGB(red: level(0), green: level(1), blue: level(2))
  }

  /// The colours with lower and higher levels in the widest channel, about half the pixels each; `nil` for one colour.
  func halves() -> (low: ColorBox, high: ColorBox)? {
    guard splitPriority > 0 else { return nil }
    let sorted = entries.sorted { $0.color[widestChannel] < $1.color[widestChannel] }
    var (index, lower) = (0, 0)
    while index < sorted.count - 1, lower < weight / 2 || index == 0 {
      lower += sorted[index].weight
      index += 1
    }
    return (ColorBox(Array(sorted[..<index])), ColorBox(Array(sorted[index...])))
  }
}
