/// A foreground or background colour.
package enum Color: Hashable, Sendable {
  /// The terminal's own default.
  case standard
  /// One of the theme's sixteen colours: 0–7 normal, 8–15 bright. Higher numbers are taken modulo 16.
  case ansi(UInt8)
  /// One of the 256 colours of the xterm palette; 16–231 are a 6×6×6 cube, 232–255 greys.
  case palette(UInt8)
  /// Any colour of 24-bit sRGB.
  case rgb(RGB)

  /// The closest colour that a terminal of `depth` can show, by distance in sRGB.
  package func reduced(to depth: ColorDepth) -> Color {
    switch (self, depth) {
    case (.standard, _), (_, .none): .standard
    case (.ansi(let index), _): .ansi(index & 15)
    case (.palette(let index), _) where index < 16: .ansi(index)
    case (.palette(let index), .ansi16): .ansi(Self.nearestANSI(to: Self.xterm[Int(index)]))
    case (.rgb(let color), .palette256): .palette(Self.nearestInPalette(to: color))
    case (.rgb(let color), .ansi16): .ansi(Self.nearestANSI(to: color))
    case (.palette, _), (.rgb, _): self
    }
  }

  /// A colour in 24-bit sRGB, also as a literal `0xRRGGBB`.
  package struct RGB: Hashable, Sendable, ExpressibleByIntegerLiteral {
    package let red, green, blue: UInt8

    package init(red: UInt8, green: UInt8, blue: UInt8) { (self.red, self.green, self.blue) = (red, green, blue) }

    package init(integerLiteral hex: UInt32) {
      (red, green, blue) = (UInt8(hex >> 16 & 0xFF), UInt8(hex >> 8 & 0xFF), UInt8(hex & 0xFF))
    }
  }

  /// xterm's 256 colours by index: its sixteen default ANSI colours, a 6×6×6 cube, and 24 greys.
  package static let xterm = ansiDefaults + cube + greys

  private static let ansiDefaults: [RGB] = [
    0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
    0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
  ]

  /// The values of each channel in the cube.
  private static let cubeSteps: [UInt8] = [0, 95, 135, 175, 215, 255]

  private static var cube: [RGB] {
    (0..<216).map { RGB(red: cubeSteps[$0 / 36], green: cubeSteps[$0 / 6 % 6], blue: cubeSteps[$0 % 6]) }
  }

  private static var greys: [RGB] {
    (0..<24).map { UInt8(8 + 10 * $0) }.map { RGB(red: $0, green: $0, blue: $0) }
  }

  /// The closest of the colours 16–255; the first sixteen are left out because themes change them.
  private static func nearestInPalette(to color: RGB) -> UInt8 {
    let cube = 16 + 36 * cubeStep(color.red) + 6 * cubeStep(color.green) + cubeStep(color.blue)
    let mean = (Int(color.red) + Int(color.green) + Int(color.blue)) / 3
    // The greys are 8, 18, …, 238; this is the nearest to the mean.
    let grey = 232 + min(23, max(0, (mean - 3) / 10))
    return UInt8(squaredDistance(xterm[grey], color) < squaredDistance(xterm[cube], color) ? grey : cube)
  }

  /// The closest of the sixteen ANSI colours, as xterm shows them by default.
  private static func nearestANSI(to color: RGB) -> UInt8 {
    UInt8((0..<16).min { squaredDistance(xterm[$0], color) < squaredDistance(xterm[$1], color) } ?? 0)
  }

  /// The index of the closest of the cube's steps: how many midpoints between two of them aren't above the value.
  private static func cubeStep(_ value: UInt8) -> Int {
    zip(cubeSteps, cubeSteps.dropFirst()).count { Int($0) + Int($1) <= 2 * Int(value) }
  }

  /// The square of the Euclidean distance.
  private static func squaredDistance(_ first: RGB, _ second: RGB) -> Int {
    let red = Int(first.red) - Int(second.red)
    let green = Int(first.green) - Int(second.green)
    let blue = Int(first.blue) - Int(second.blue)
    return red * red + green * green + blue * blue
  }
}
