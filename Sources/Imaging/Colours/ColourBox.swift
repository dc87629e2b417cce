/// A box in colour space with some of a picture's colours in it, as median cut divides them.
struct ColourBox {
  /// Colours that count as one: their average, and their number of pixels.
  struct Entry {
    /// Red, green and blue, 0…255; the fourth element has no meaning.
    let colour: SIMD4<Int>
    let weight: Int
  }

  private let entries: [Entry]
  /// The channel with the widest range: 0 is red, 1 green, 2 blue.
  private let widestChannel: Int
  /// By which the next box to split is chosen: the square of that range times the number of pixels; 0 for a single colour.
  let splitPriority: Int

  init(_ entries: [Entry]) {
    self.entries = entries
    var (low, high) = (SIMD4<Int>(repeating: 255), SIMD4<Int>.zero)
    var weight = 0
    for entry in entries {
      low = pointwiseMin(low, entry.colour)
      high = pointwiseMax(high, entry.colour)
      weight += entry.weight
    }
    let sides = high &- low
    widestChannel = (0..<3).max { sides[$0] < sides[$1] } ?? 0
    splitPriority = entries.count > 1 ? sides[widestChannel] * sides[widestChannel] * weight : 0
  }

  /// The average of its pixels, channel by channel.
  var average: RGB {
    var (sum, weight) = (SIMD4<Int>.zero, 0)
    for entry in entries {
      sum &+= entry.colour &* SIMD4(repeating: entry.weight)
      weight += entry.weight
    }
    func level(_ channel: Int) -> UInt8 { UInt8(min(max((sum[channel] + weight / 2) / max(weight, 1), 0), 255)) }
    return RGB(red: level(0), green: level(1), blue: level(2))
  }

  /// Two boxes with about half the pixels each, split across the widest channel; `nil` if there is only one colour.
  func halves() -> (ColourBox, ColourBox)? {
    guard splitPriority > 0 else { return nil }
    let sorted = entries.sorted { $0.colour[widestChannel] < $1.colour[widestChannel] }
    let half = entries.reduce(0) { $0 + $1.weight } / 2
    var (index, weight) = (0, 0)
    while index < sorted.count - 1, weight < half || index == 0 {
      weight += sorted[index].weight
      index += 1
    }
    return (ColourBox(Array(sorted[..<index])), ColourBox(Array(sorted[index...])))
  }
}
