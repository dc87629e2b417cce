/// A foreground or background colour.
package enum Color: Hashable, Sendable {
  /// The terminal's own default.
  case standard
  /// One of the theme's sixteen colours: 0–7 normal, 8–15 bright. Higher numbers are taken modulo 16.
  case ansi(UInt8)
  /// One of the 256 colours of the xterm palette; 16–231 are a 6×6×6 cube, 232–255 greys.
  case palette(UInt8)
  /// 24-bit sRGB.
  case rgb(UInt8, UInt8, UInt8)

  /// The closest colour that a terminal of `depth` can show, by distance in sRGB.
  package func reduced(to depth: ColorDepth) -> Color {
    switch (self, depth) {
    case (.standard, _), (_, .none): .standard
    case (.ansi(let index), _): .ansi(index & 15)
    case (.palette(let index), _) where index < 16: .ansi(index)
    case (.palette(let index), .ansi16): .ansi(Self.nearestANSI(to: Self.xterm[Int(index)]))
    case (.rgb(let red, let green, let blue), .palette256): .palette(Self.nearest(to: (red, green, blue)))
    case (.rgb(let red, let green, let blue), .ansi16): .ansi(Self.nearestANSI(to: (red, green, blue)))
    case (.palette, _), (.rgb, _): self
    }
  }

  /// A colour in 24-bit sRGB.
  package typealias RGB = (red: UInt8, green: UInt8, blue: UInt8)

  /// xterm's 256 colours by index: its sixteen default ANSI colours, a 6×6×6 cube, and 24 greys.
  package static let xterm = ansiDefaults + cube + greys

  private static let ansiDefaults: [RGB] = [
    (0, 0, 0), (205, 0, 0), (0, 205, 0), (205, 205, 0), (0, 0, 238), (205, 0, 205), (0, 205, 205), (229, 229, 229),
    (127, 127, 127), (255, 0, 0), (0, 255, 0), (255, 255, 0), (92, 92, 255), (255, 0, 255), (0, 255, 255),
    (255, 255, 255),
  ]

  private static var cube: [RGB] {
    let steps: [UInt8] = [0, 95, 135, 175, 215, 255]
    return (0..<216).map { (steps[$0 / 36], steps[$0 / 6 % 6], steps[$0 % 6]) }
  }

  private static var greys: [RGB] { (0..<24).map { UInt8(8 + 10 * $0) }.map { ($0, $0, $0) } }

  /// The closest of the colours 16–255; the first sixteen are left out because themes change them.
  private static func nearest(to color: RGB) -> UInt8 {
    let cube = 16 + 36 * cubeStep(color.red) + 6 * cubeStep(color.green) + cubeStep(color.blue)
    let mean = (Int(color.red) + Int(color.green) + Int(color.blue)) / 3
    // The greys are 8, 18, …, 238; this is the nearest to the mean.
    let grey = 232 + min(23, max(0, (mean - 3) / 10))
    return UInt8(distance(xterm[grey], color) < distance(xterm[cube], color) ? grey : cube)
  }

  /// The closest of the sixteen standard colours.
  private static func nearestANSI(to color: RGB) -> UInt8 {
    UInt8((0..<16).min { distance(xterm[$0], color) < distance(xterm[$1], color) } ?? 0)
  }

  /// The index of the closest of the cube's steps: 0, 95, 135, 175, 215 and 255.
  private static func cubeStep(_ value: UInt8) -> Int { value < 48 ? 0 : value < 115 ? 1 : (Int(value) - 35) / 40 }

  /// The squared Euclidean distance.
  private static func distance(_ first: RGB, _ second: RGB) -> Int {
    let red = Int(first.red) - Int(second.red)
    let green = Int(first.green) - Int(second.green)
    let blue = Int(first.blue) - Int(second.blue)
    return red * red + green * green + blue * blue
  }
}
