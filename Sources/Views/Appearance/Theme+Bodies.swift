import Terminal

nonisolated extension Theme {
  /// The colour of a body of the solar system by its English name, from the same palette as all others; nothing is told by
  /// it alone.
  func style(ofBody name: String) -> Style {
    switch name {
    case "Sun": day
    case "Moon": moonlight
    case "Mercury": isDark ? Style(.rgb(0xCC, 0x99, 0xB8)) : Style(.rgb(0x8A, 0x4A, 0x70))
    case "Venus": isDark ? Style(.rgb(0xFF, 0xFF, 0xFF), .bold) : Style(.rgb(0x40, 0x40, 0x40), .bold)
    case "Mars": isDark ? Style(.rgb(0xFF, 0x8C, 0x5A)) : Style(.rgb(0xB2, 0x3C, 0x00))
    case "Jupiter": isDark ? Style(.rgb(0xE6, 0x9F, 0x00)) : Style(.rgb(0x9A, 0x5B, 0x00))
    case "Saturn": isDark ? Style(.rgb(0x56, 0xB4, 0xE9)) : Style(.rgb(0x00, 0x5A, 0x9C))
    default: quiet
    }
  }
}
