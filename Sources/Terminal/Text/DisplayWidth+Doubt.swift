extension DisplayWidth {
  /// Whether terminals are known to disagree about the columns of a cluster: those of several scalars, and
  /// characters that are wide only since recent versions of Unicode.
  package static func isDoubtful(_ character: Character) -> Bool {
    if character.isASCII { return false }
    let scalars = character.unicodeScalars
    guard let first = scalars.first, scalars.index(after: scalars.startIndex) == scalars.endIndex else { return true }
    return isDoubtful(first)
  }

  /// Wide since Unicode 16 (the hexagrams and trigrams), or of Unicode 13 or later.
  private static func isDoubtful(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case ..<0x1100, 0x2500...0x25FF, 0x4E00...0x9FEF, 0xAC00...0xD7A3: false
    case 0x2630...0x2637, 0x268A...0x268F, 0x4DC0...0x4DFF: true
    default: (scalar.properties.age?.major ?? .max) >= 13 && !isDrawnNarrowEverywhere(scalar.value)
    }
  }

  /// The block elements for pictures are new but narrow by every table.
  private static func isDrawnNarrowEverywhere(_ value: UInt32) -> Bool {
    (0x1FB00...0x1FBFF).contains(value) || (0x1CC00...0x1CEBF).contains(value)
  }
}
