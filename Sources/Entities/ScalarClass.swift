/// What becomes of one Unicode scalar of outside text.
enum ScalarClass {
  case visible, mark, space, lineBreak, dropped

  init(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x21...0x7E: self = .visible
    case 0x20, 0x09, 0xA0: self = .space
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: self = .lineBreak
    // C0, DEL and C1, of which U+009B begins an escape sequence on some terminals.
    case 0x00...0x1F, 0x7F...0x9F: self = .dropped
    // Variation selectors change widths; tags and selectors of plane 14 are invisible.
    case 0xFE00...0xFE0F, 0xE0000...0xE0FFF: self = .dropped
    // Invisible though not format characters: combining grapheme joiner, Hangul and Khmer fillers, Mongolian selectors.
    case 0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180B...0x180F, 0x3164, 0xFFA0: self = .dropped
    default: self = Self.byCategory(scalar)
    }
  }

  private static func byCategory(_ scalar: Unicode.Scalar) -> ScalarClass {
    switch scalar.properties.generalCategory {
    // Format holds the bidirectional controls and the zero-width characters.
    case .control, .format, .surrogate, .privateUse, .unassigned: .dropped
    case .lineSeparator, .paragraphSeparator: .lineBreak
    case .spaceSeparator: .space
    case .nonspacingMark, .enclosingMark, .spacingMark: .mark
    default: .visible
    }
  }
}
