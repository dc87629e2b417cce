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
