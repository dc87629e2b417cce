import Entities
import Terminal

nonisolated extension Theme {
  /// The colour of a light of the sky, from gold over blues to the quiet of the night.
  func style(of light: SkyLight) -> Style {
    switch light {
    case .day: day
    case .civil: isDark ? Style(.rgb(0xD8, 0xA0, 0x7C)) : Style(.rgb(0x9A, 0x60, 0x38))
    case .nautical: isDark ? Style(.rgb(0x8E, 0x9C, 0xD8)) : Style(.rgb(0x5A, 0x68, 0xB0))
    case .astronomical: isDark ? Style(.rgb(0x5F, 0x74, 0xB8)) : Style(.rgb(0x3B, 0x4F, 0x9B))
    case .dark: quiet
    }
  }

  /// The lit part of the moon.
  var moonlight: Style { isDark ? Style(.rgb(0xF2, 0xE8, 0xC8)) : Style(.rgb(0x6E, 0x60, 0x30)) }

  func style(ofScore score: Double?) -> Style {
    guard let score else { return quiet }
    return score >= 60 ? day : score >= 40 ? .plain : quiet
  }
}
