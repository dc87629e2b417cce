import Essentials

/// How many columns text takes in a terminal.
///
/// East Asian wide characters and emoji take two, marks and format characters none, all others one; ambiguous
/// characters count as one. Rules and table follow Unicode's East_Asian_Width and general categories.
package enum DisplayWidth {
  /// The columns of a text; control characters count as 0.
  package static func of(_ text: String) -> Int {
    if let ascii = text.utf8.withContiguousStorageIfAvailable(countIfPrintableASCII), let ascii { return ascii }
    return text.reduce(0) { $0 + of($1) }
  }

  /// The columns of a grapheme cluster, 0–2.
  package static func of(_ character: Character) -> Int {
    if let ascii = character.asciiValue { return ascii >= 0x20 && ascii != 0x7F ? 1 : 0 }
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return 0 }
    let width = of(first)
    return scalars.index(after: scalars.startIndex) == scalars.endIndex ? width : ofCluster(scalars)
  }

  /// The columns of a scalar by itself, 0–2.
  package static func of(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case ..<0x20, 0x7F..<0xA0: 0
    case ..<0x300: 1
    case 0x4E00...0x9FFF, 0xAC00...0xD7A3: 2
    // Hangul: a filler in place of an initial, then vowels and finals, which join the initial before them.
    case 0x115F: 2
    case 0x1160...0x11FF, 0xD7B0...0xD7FF: 0
    case 0x2500...0x259F, 0x2800...0x28FF: 1
    // Format characters that are drawn, such as the Arabic number sign.
    case 0x600...0x605, 0x6DD, 0x70F, 0x890, 0x891, 0x8E2, 0x110BD, 0x110CD: 1
    default: ofRare(scalar)
    }
  }

  /// The columns of a scalar outside the ranges that common text uses.
  private static func ofRare(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark, .format, .lineSeparator, .paragraphSeparator: return 0
    default: break
    }
    if scalar.properties.isDefaultIgnorableCodePoint { return 0 }
    return isWide(scalar.value) ? 2 : 1
  }

  /// The width of the first scalar that has one, raised to 2 by a spacing mark, an emoji selector after a narrow
  /// base, or a halfwidth voicing mark.
  private static func ofCluster(_ scalars: Character.UnicodeScalarView) -> Int {
    var width = 0
    var base: Unicode.Scalar?
    for scalar in scalars {
      if base == nil, of(scalar) > 0 {
        base = scalar
        width = of(scalar)
      } else if widens(scalar, base: base) {
        width += 1
      }
    }
    return min(2, width)
  }

  /// Whether a scalar makes its cluster a column wider.
  private static func widens(_ scalar: Unicode.Scalar, base: Unicode.Scalar?) -> Bool {
    switch scalar.value {
    case 0xFE0F: base?.properties.isEmoji ?? false
    case 0xFF9E, 0xFF9F: true
    case 0x300..<0x903: false
    default: base != nil && scalar.properties.generalCategory == .spacingMark
    }
  }

  private static func countIfPrintableASCII(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    bytes.allSatisfy { 0x20...0x7E ~= $0 } ? bytes.count : nil
  }
}

extension DisplayWidth {
  /// Whether terminals are known to disagree about the columns of a cluster: those of several scalars, and
  /// characters that are wide only since recent versions of Unicode.
  package static func isDoubtful(_ character: Character) -> Bool {
    if character.isASCII { return false }
    let scalars = character.unicodeScalars
    guard let first = scalars.first, scalars.index(after: scalars.startIndex) == scalars.endIndex else { return true }
    return isDoubtful(first)
  }

  /// Wide only since Unicode 16 (hexagrams and trigrams), or assigned in Unicode 13 or later.
  private static func isDoubtful(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case ..<0x1100, 0x2500...0x25FF, 0x4E00...0x9FEF, 0xAC00...0xD7A3: false
    case 0x2630...0x2637, 0x268A...0x268F, 0x4DC0...0x4DFF: true
    default: (scalar.properties.age?.major ?? .max) >= 13 && !isDrawnNarrowEverywhere(scalar.value)
    }
  }

  /// The blocks of Symbols for Legacy Computing are new, but narrow in every table.
  private static func isDrawnNarrowEverywhere(_ value: UInt32) -> Bool {
    (0x1FB00...0x1FBFF).contains(value) || (0x1CC00...0x1CEBF).contains(value)
  }
}

/// The scalars that take two columns: those of East_Asian_Width W and F, except zero-width ones.
///
/// Derived from `EastAsianWidth.txt` of the Unicode Character Database, version 18.0, © Unicode, Inc., under the
/// Unicode License v3 (https://www.unicode.org/license.txt).
extension DisplayWidth {
  /// First and last scalar of each range, in order.
  private static let bounds: [UInt32] = [
    0x1100, 0x115F, 0x231A, 0x231B, 0x2329, 0x232A, 0x23E9, 0x23EC, 0x23F0, 0x23F0, 0x23F3, 0x23F3, 0x25FD, 0x25FE,
    0x2614, 0x2615, 0x2630, 0x2637, 0x2648, 0x2653, 0x267F, 0x267F, 0x268A, 0x268F, 0x2693, 0x2693, 0x26A1, 0x26A1,
    0x26AA, 0x26AB, 0x26BD, 0x26BE, 0x26C4, 0x26C5, 0x26CE, 0x26CE, 0x26D4, 0x26D4, 0x26EA, 0x26EA, 0x26F2, 0x26F3,
    0x26F5, 0x26F5, 0x26FA, 0x26FA, 0x26FD, 0x26FD, 0x2705, 0x2705, 0x270A, 0x270B, 0x2728, 0x2728, 0x274C, 0x274C,
    0x274E, 0x274E, 0x2753, 0x2755, 0x2757, 0x2757, 0x2795, 0x2797, 0x27B0, 0x27B0, 0x27BF, 0x27BF, 0x2B1B, 0x2B1C,
    0x2B50, 0x2B50, 0x2B55, 0x2B55, 0x2E80, 0x2E99, 0x2E9B, 0x2EF3, 0x2F00, 0x2FD5, 0x2FF0, 0x3029, 0x3030, 0x303E,
    0x3041, 0x3096, 0x309B, 0x30FF, 0x3105, 0x312F, 0x3131, 0x3163, 0x3165, 0x318E, 0x3190, 0x31E5, 0x31EF, 0x321E,
    0x3220, 0x3247, 0x3250, 0xA48C, 0xA490, 0xA4C6, 0xA960, 0xA97C, 0xAC00, 0xD7A3, 0xF900, 0xFAFF, 0xFE10, 0xFE19,
    0xFE30, 0xFE52, 0xFE54, 0xFE66, 0xFE68, 0xFE6B, 0xFF01, 0xFF60, 0xFFE0, 0xFFE6, 0x16FE0, 0x16FE3,
    0x16FF2, 0x16FF6, 0x17000, 0x18CDA, 0x18CFF, 0x18D20, 0x18D80, 0x18DF2, 0x18E00, 0x19191, 0x191A0, 0x191D2,
    0x1AFF0, 0x1AFF3, 0x1AFF5, 0x1AFFB, 0x1AFFD, 0x1AFFE, 0x1B000, 0x1B128, 0x1B132, 0x1B132, 0x1B150, 0x1B152,
    0x1B155, 0x1B155, 0x1B164, 0x1B168, 0x1B170, 0x1B2FB, 0x1D300, 0x1D356, 0x1D360, 0x1D376, 0x1F004, 0x1F004,
    0x1F0CF, 0x1F0CF, 0x1F18E, 0x1F18E, 0x1F191, 0x1F19A, 0x1F1AE, 0x1F1AE, 0x1F1E6, 0x1F202, 0x1F210, 0x1F23B,
    0x1F240, 0x1F248, 0x1F250, 0x1F251, 0x1F260, 0x1F265, 0x1F300, 0x1F320, 0x1F32D, 0x1F335, 0x1F337, 0x1F37C,
    0x1F37E, 0x1F393, 0x1F3A0, 0x1F3CA, 0x1F3CF, 0x1F3D3, 0x1F3E0, 0x1F3F0, 0x1F3F4, 0x1F3F4, 0x1F3F8, 0x1F43E,
    0x1F440, 0x1F440, 0x1F442, 0x1F4FC, 0x1F4FF, 0x1F53D, 0x1F54B, 0x1F54E, 0x1F550, 0x1F567, 0x1F57A, 0x1F57A,
    0x1F595, 0x1F596, 0x1F5A4, 0x1F5A4, 0x1F5FB, 0x1F64F, 0x1F680, 0x1F6C5, 0x1F6CC, 0x1F6CC, 0x1F6D0, 0x1F6D2,
    0x1F6D5, 0x1F6D9, 0x1F6DC, 0x1F6DF, 0x1F6EB, 0x1F6EC, 0x1F6F4, 0x1F6FC, 0x1F7DA, 0x1F7DA, 0x1F7E0, 0x1F7EB,
    0x1F7F0, 0x1F7F0, 0x1F90C, 0x1F93A, 0x1F93C, 0x1F945, 0x1F947, 0x1F9FF, 0x1FA70, 0x1FA7C, 0x1FA80, 0x1FAC6,
    0x1FAC8, 0x1FAC8, 0x1FACC, 0x1FADD, 0x1FADF, 0x1FAEB, 0x1FAEF, 0x1FAFA, 0x20000, 0x2FFFD, 0x30000, 0x3FFFD,
  ]

  /// Whether a scalar is in one of the ranges.
  private static func isWide(_ scalar: UInt32) -> Bool {
    let ranges = 0..<bounds.count / 2
    let index = ranges.partitioningIndex { bounds[2 * $0 + 1] >= scalar }
    return index < ranges.count && bounds[2 * index] <= scalar
  }
}
