import Essentials

/// How many columns text takes in a terminal.
///
/// East Asian wide characters and emoji take two, marks and format characters none, all others one; ambiguous
/// characters count as one. The rules and the embedded table follow Unicode's East_Asian_Width and general categories.
package enum DisplayWidth {
  /// The columns of a grapheme cluster, 0–2; 0 for a control character.
  package static func of(_ character: Character) -> Int {
    if let ascii = character.asciiValue { return ascii.isPrintableASCII ? 1 : 0 }
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return 0 }
    let width = of(first)
    return scalars.index(after: scalars.startIndex) == scalars.endIndex ? width : ofCluster(scalars)
  }

  /// The columns of a scalar by itself, 0–2.
  package static func of(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case ..<0x20, 0x7F..<0xA0: 0
    // The soft hyphen among them is a format character, but takes a column in terminals, as in `wcwidth`.
    case ..<0x300: 1
    case 0x4E00...0x9FFF, 0xAC00...0xD7A3: 2
    // Hangul: a filler in place of an initial, then vowels and finals, which join the initial before them.
    case 0x115F: 2
    case 0x1160...0x11FF, 0xD7B0...0xD7FF: 0
    // Lines, blocks and Braille dots, which drawings use.
    case 0x2500...0x259F, 0x2800...0x28FF: 1
    // Format characters that are drawn, such as the Arabic number sign.
    case 0x600...0x605, 0x6DD, 0x70F, 0x890, 0x891, 0x8E2, 0x110BD, 0x110CD: 1
    default: ofRare(scalar)
    }
  }

  /// The columns of a scalar outside the ranges that common text uses.
  private static func ofRare(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark, .format, .lineSeparator, .paragraphSeparator: 0
    case _ where scalar.properties.isDefaultIgnorableCodePoint: 0
    default: isWide(scalar.value) ? 2 : 1
    }
  }

  /// The columns of a cluster of several scalars: those of the first scalar that has any, raised to 2 by a spacing
  /// mark, an emoji selector or a halfwidth voicing mark.
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
    // A quick answer for most marks; the first spacing mark is U+0903.
    case 0x300..<0x903: false
    default: base != nil && scalar.properties.generalCategory == .spacingMark
    }
  }

  /// Whether terminals may disagree about the columns of a cluster: it has several scalars, or one that is new in
  /// Unicode or has been wide for only a few versions.
  package static func isUncertain(_ character: Character) -> Bool {
    if character.isASCII { return false }
    let scalars = character.unicodeScalars
    guard let first = scalars.first, scalars.index(after: scalars.startIndex) == scalars.endIndex else { return true }
    return isUncertain(first)
  }

  /// Whether a scalar is wide only since Unicode 16 (hexagrams and trigrams) or was assigned in Unicode 13 or later,
  /// except in blocks whose characters have the same width in every table.
  private static func isUncertain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case ..<0x1100, 0x2500...0x25FF, 0x3000, 0x4E00...0x9FEF, 0xAC00...0xD7A3: false
    case 0x2630...0x2637, 0x268A...0x268F, 0x4DC0...0x4DFF: true
    // Symbols for Legacy Computing.
    case 0x1FB00...0x1FBFF, 0x1CC00...0x1CEBF: false
    default: (scalar.properties.age?.major ?? .max) >= 13
    }
  }

  /// The ranges of scalars that take two columns, as their first and last ones in ascending order: those of
  /// East_Asian_Width W and F, except zero-width ones.
  ///
  /// Derived from `EastAsianWidth.txt` of the Unicode Character Database, version 18.0, © Unicode, Inc., under the
  /// Unicode License v3 (https://www.unicode.org/license.txt).
  private static let bounds = EmbeddedFile("Terminal/wide.txt").lines.joined().compactMap { UInt32($0, radix: 16) }

  private static func isWide(_ scalar: UInt32) -> Bool {
    let ranges = 0..<bounds.count / 2
    let index = ranges.partitioningIndex { bounds[2 * $0 + 1] >= scalar }
    return index < ranges.count && bounds[2 * index] <= scalar
  }
}
