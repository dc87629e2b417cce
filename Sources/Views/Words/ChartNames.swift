import Entities

nonisolated extension Appearance {
  /// One of eight directions in a sentence: `southeast`.
  static func direction(_ azimuth: Double) -> Phrase {
    switch sector(azimuth, of: 8) {
    case 1: Phrase("northeast")
    case 2: Phrase("east")
    case 3: Phrase("southeast")
    case 4: Phrase("south")
    case 5: Phrase("southwest")
    case 6: Phrase("west")
    case 7: Phrase("northwest")
    default: Phrase("north")
    }
  }
}
