import Entities

nonisolated extension Appearance {
  /// A small sign of the moon's shape, two columns wide, as seen from a latitude: from the south it is lit on the other
  /// side. Empty in words.
  func moonGlyph(_ moon: MoonReport, latitude: Double) -> String {
    // Eight shapes, each for an eighth of the month around it.
    let index = Int((moon.phaseDegrees / 45).rounded()) % 8
    let turned = latitude < 0 ? (8 - index) % 8 : index
    switch glyphs {
    case .unicode: return ["🌑", "🌒", "🌓", "🌔", "🌕", "🌖", "🌗", "🌘"][turned]
    case .ascii: return ["..", " )", " D", "(D", "()", "C)", "C ", "( "][turned]
    case .words: return ""
    }
  }
}
