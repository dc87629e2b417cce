/// A colour of a cell's glyph or ground.
package enum Color: Hashable, Sendable {
  /// The terminal's own default.
  case standard
  /// One of the theme's sixteen colours: 0–7 normal, 8–15 bright. Higher numbers count modulo 16.
  case ansi(UInt8)
  /// One of the 256 colours of the xterm palette; 16–231 are a 6×6×6 cube, 232–255 greys.
  case palette(UInt8)
  /// 24-bit sRGB.
  case rgb(UInt8, UInt8, UInt8)

  /// The closest colour that a terminal of `depth` can show.
  package func reduced(to depth: ColorDepth) -> Color {
    switch (self, depth) {
    case (.standard, _), (_, .none): .standard
    case (.ansi(let index), _): .ansi(index & 15)
    case (.palette(let index), _) where index < 16: .ansi(index)
    case (.palette(let index), .ansi16): .ansi(Palette.nearestANSI(to: Palette.rgb(of: index)))
    case (.rgb(let red, let green, let blue), .palette256): .palette(Palette.nearest(to: (red, green, blue)))
    case (.rgb(let red, let green, let blue), .ansi16): .ansi(Palette.nearestANSI(to: (red, green, blue)))
    case (.palette, _), (.rgb, _): self
    }
  }
}

/// How many colours a terminal shows, from none upwards.
package enum ColorDepth: Int, Comparable, Sendable {
  case none
  case ansi16
  case palette256
  case trueColor

  /// Whether one depth shows fewer colours than another.
  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// The xterm palette of 256 colours: what its numbers look like, and the closest number to a colour.
enum Palette {
  typealias RGB = (red: UInt8, green: UInt8, blue: UInt8)

  /// The brightness of the six steps of the colour cube.
  static let steps: [UInt8] = [0, 95, 135, 175, 215, 255]

  /// The sixteen colours as xterm draws them without a theme.
  static let standard: [RGB] = [
    (0, 0, 0), (205, 0, 0), (0, 205, 0), (205, 205, 0), (0, 0, 238), (205, 0, 205), (0, 205, 205), (229, 229, 229),
    (127, 127, 127), (255, 0, 0), (0, 255, 0), (255, 255, 0), (92, 92, 255), (255, 0, 255), (0, 255, 255),
    (255, 255, 255),
  ]

  /// What a palette number looks like.
  static func rgb(of index: UInt8) -> RGB {
    switch index {
    case ..<16: return standard[Int(index)]
    case ..<232:
      let cube = Int(index) - 16
      return (steps[cube / 36], steps[cube / 6 % 6], steps[cube % 6])
    default:
      let grey = 8 + (index - 232) * 10
      return (grey, grey, grey)
    }
  }

  /// The closest of the colours 16–255; the first sixteen are left out because themes change them.
  static func nearest(to color: RGB) -> UInt8 {
    let red = step(color.red)
    let green = step(color.green)
    let blue = step(color.blue)
    let cube = UInt8(16 + 36 * red + 6 * green + blue)
    let mean = (Int(color.red) + Int(color.green) + Int(color.blue)) / 3
    let grey = UInt8(232 + min(23, max(0, (mean - 3) / 10)))
    return distance(rgb(of: grey), color) < distance(rgb(of: cube), color) ? grey : cube
  }

  /// The closest of the sixteen standard colours.
  static func nearestANSI(to color: RGB) -> UInt8 {
    var best: (index: UInt8, distance: Int) = (0, .max)
    for (index, candidate) in standard.enumerated() {
      let distance = distance(candidate, color)
      if distance < best.distance { best = (UInt8(index), distance) }
    }
    return best.index
  }

  private static func step(_ value: UInt8) -> Int {
    value < 48 ? 0 : value < 115 ? 1 : (Int(value) - 35) / 40
  }

  private static func distance(_ first: RGB, _ second: RGB) -> Int {
    let red = Int(first.red) - Int(second.red)
    let green = Int(first.green) - Int(second.green)
    let blue = Int(first.blue) - Int(second.blue)
    return red * red + green * green + blue * blue
  }
}
