/// The colours that a picture is reduced to.
package struct Palette: Equatable, Sendable {
  /// At most 256.
  package let colours: [RGB]
  /// Which of them a picture may use.
  package let usable: Range<Int>

  /// A palette of the first 256 of the colours; black alone if there are none.
  package init(_ colours: [RGB]) {
    self.colours = colours.isEmpty ? [RGB(red: 0, green: 0, blue: 0)] : Array(colours.prefix(256))
    usable = 0..<self.colours.count
  }

  private init(_ colours: [RGB], usable: Range<Int>) {
    self.colours = colours
    self.usable = usable
  }

  /// xterm's 256 colours by their numbers; only the cube and the greys (16–255) are used, as themes change the others.
  package static let xterm = Palette(ansi.colours + cube + greys, usable: 16..<256)

  /// The 16 colours by their numbers, with xterm's values; a theme may show others.
  package static let ansi = Palette(
    [
      0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5, 0x7F7F7F, 0xFF0000, 0x00FF00,
      0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
    ].map { (value: Int) in
      RGB(
        red: UInt8(value >> 16), green: UInt8(truncatingIfNeeded: value >> 8), blue: UInt8(truncatingIfNeeded: value))
    })

  private static var cube: [RGB] {
    let steps: [UInt8] = [0, 95, 135, 175, 215, 255]
    return steps.flatMap { red in
      steps.flatMap { green in steps.map { RGB(red: red, green: green, blue: $0) } }
    }
  }

  private static var greys: [RGB] {
    (0..<24).map { UInt8(8 + 10 * $0) }.map { RGB(red: $0, green: $0, blue: $0) }
  }

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

/// A box of the colour space with the colours of a picture that are in it.
struct ColourBox {
  /// Colours that count as one: their average, and how many pixels have them.
  struct Entry {
    let colour: SIMD4<Int>
    let weight: Int
  }

  private let entries: [Entry]
  private let longestAxis: Int
  /// How much the box would gain by being halved.
  let spread: Int

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
    longestAxis = (0..<3).max { sides[$0] < sides[$1] } ?? 0
    spread = entries.count > 1 ? sides[longestAxis] * sides[longestAxis] * weight : 0
  }

  /// The average of its pixels.
  var average: RGB {
    var (sum, weight) = (SIMD4<Int>.zero, 0)
    for entry in entries {
      sum &+= entry.colour &* SIMD4(repeating: entry.weight)
      weight += entry.weight
    }
    func level(_ axis: Int) -> UInt8 { UInt8(min(max((sum[axis] + weight / 2) / max(weight, 1), 0), 255)) }
    return RGB(red: level(0), green: level(1), blue: level(2))
  }

  /// Two boxes with half of the pixels each, or `nil` if there is only one colour.
  func halves() -> (ColourBox, ColourBox)? {
    guard spread > 0 else { return nil }
    let sorted = entries.sorted { $0.colour[longestAxis] < $1.colour[longestAxis] }
    let half = entries.reduce(0) { $0 + $1.weight } / 2
    var (index, weight) = (0, 0)
    while index < sorted.count - 1, weight < half || index == 0 {
      weight += sorted[index].weight
      index += 1
    }
    return (ColourBox(Array(sorted[..<index])), ColourBox(Array(sorted[index...])))
  }
}
