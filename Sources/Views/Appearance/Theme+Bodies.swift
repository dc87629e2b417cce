import Terminal

nonisolated extension Theme {
  /// The colour of a solar system body, by its English name. It never carries information by itself.
  func style(ofBody name: String) -> Style {
    switch name {
    case "Sun": day
    case "Moon": moonlight
    case "Mercury": style((0xCC, 0x99, 0xB8), (0x8A, 0x4A, 0x70))
    case "Venus": style((0xFF, 0xFF, 0xFF), (0x40, 0x40, 0x40)).adding(.bold)
    case "Mars": style((0xFF, 0x8C, 0x5A), (0xB2, 0x3C, 0x00))
    case "Jupiter": style((0xE6, 0x9F, 0x00), (0x9A, 0x5B, 0x00))
    case "Saturn": style((0x56, 0xB4, 0xE9), (0x00, 0x5A, 0x9C))
    default: quiet
    }
  }
}
