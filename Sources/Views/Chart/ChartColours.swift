import Entities
import Terminal

/// The colours of a chart on dark and light grounds.
nonisolated struct ChartColours {
  let theme: Theme

  /// B−V and the colour of a star's light.
  private static let scale: [(colour: Double, rgb: (Double, Double, Double))] = [
    (-0.3, (155, 178, 255)), (0, (202, 216, 255)), (0.4, (248, 247, 255)), (0.8, (255, 244, 232)),
    (1.2, (255, 210, 161)), (1.6, (255, 204, 111)),
  ]

  /// The fainter the star, the closer to the ground.
  func star(_ star: StarChart.Star) -> Style {
    let (red, green, blue) = Self.light(star.colour ?? 0.4)
    let strength = min(max(1 - 0.1 * (star.magnitude - 1), 0.55), 1)
    func shade(_ value: Double) -> UInt8 {
      UInt8(min(max(theme.isDark ? value * strength : 255 - (255 - value * 0.35) * strength, 0), 255))
    }
    return Style(.rgb(shade(red), shade(green), shade(blue)), star.magnitude < 1.5 ? .bold : [])
  }

  private static func light(_ colour: Double) -> (Double, Double, Double) {
    guard let next = scale.firstIndex(where: { $0.colour >= colour }), next > 0 else {
      return colour < 0 ? scale[0].rgb : scale[scale.count - 1].rgb
    }
    let (low, high) = (scale[next - 1], scale[next])
    let part = (colour - low.colour) / (high.colour - low.colour)
    return (
      low.rgb.0 + (high.rgb.0 - low.rgb.0) * part, low.rgb.1 + (high.rgb.1 - low.rgb.1) * part,
      low.rgb.2 + (high.rgb.2 - low.rgb.2) * part
    )
  }

  func body(_ name: String) -> Style {
    switch name {
    case "Sun": theme.day.adding(.bold)
    case "Moon": theme.moonlight.adding(.bold)
    case "Mars": pick((0xFF, 0x9A, 0x6B), (0xA8, 0x3C, 0x0A)).adding(.bold)
    case "Jupiter", "Saturn": pick((0xFF, 0xD9, 0x8A), (0x8A, 0x5A, 0x00)).adding(.bold)
    case "Venus": pick((0xFF, 0xF6, 0xD8), (0x6E, 0x5A, 0x20)).adding(.bold)
    case "Uranus", "Neptune": pick((0x8F, 0xD0, 0xE8), (0x00, 0x5A, 0x7C)).adding(.bold)
    default: pick((0xE0, 0xE0, 0xE0), (0x40, 0x40, 0x40)).adding(.bold)
    }
  }

  /// Constellations' lines, and their names.
  var line: Style { pick((0x5F, 0x7C, 0xB4), (0x8F, 0xA4, 0xD0)) }
  var constellation: Style { pick((0x7F, 0xA6, 0xD9), (0x3B, 0x5F, 0xA0)) }
  var ecliptic: Style { pick((0x96, 0x7C, 0x30), (0xC8, 0xAE, 0x60)) }
  var horizon: Style { pick((0x6E, 0x7A, 0x6E), (0x90, 0x98, 0x90)) }
  var object: Style { pick((0x7F, 0xC4, 0xA8), (0x1E, 0x70, 0x55)) }
  var pass: Style { pick((0xFF, 0x8F, 0xC7), (0xB0, 0x1E, 0x6E)) }
  var name: Style { pick((0xB8, 0xB8, 0xB8), (0x50, 0x50, 0x50)) }

  /// The ground behind the Milky Way, of its level 1–5.
  func ground(_ level: UInt8) -> Color {
    let level = Int(min(level, 5))
    guard level > 0 else { return .standard }
    return theme.isDark
      ? .rgb(UInt8(14 + level * 6), UInt8(16 + level * 6), UInt8(24 + level * 8))
      : .rgb(UInt8(246 - level * 6), UInt8(247 - level * 6), UInt8(252 - level * 5))
  }

  private func pick(_ dark: (UInt8, UInt8, UInt8), _ light: (UInt8, UInt8, UInt8)) -> Style {
    let (red, green, blue) = theme.isDark ? dark : light
    return Style(.rgb(red, green, blue))
  }
}
