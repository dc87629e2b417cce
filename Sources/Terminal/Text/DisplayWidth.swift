/// How many columns text takes in a terminal.
///
/// East Asian wide characters and emoji take two, marks and format characters none, all others one; ambiguous
/// characters count as one. Rules and table follow Unicode's East_Asian_Width and general categories.
package enum DisplayWidth {
  /// The columns of a text; control characters count 0.
  package static func of(_ text: String) -> Int {
    if let ascii = text.utf8.withContiguousStorageIfAvailable(countIfPrintableASCII), let ascii { return ascii }
    var width = 0
    for character in text { width += of(character) }
    return width
  }

  /// The columns of a cluster, 0–2.
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
    case 0x115F: 2
    case 0x1160...0x11FF, 0xD7B0...0xD7FF: 0
    case 0x2500...0x259F, 0x2800...0x28FF: 1
    case 0x600...0x605, 0x6DD, 0x70F, 0x890, 0x891, 0x8E2, 0x110BD, 0x110CD: 1
    default: ofRare(scalar)
    }
  }

  private static func ofRare(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark, .format, .lineSeparator, .paragraphSeparator: return 0
    default: break
    }
    if scalar.properties.isDefaultIgnorableCodePoint { return 0 }
    return WideRanges.contains(scalar.value) ? 2 : 1
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

  private static func widens(_ scalar: Unicode.Scalar, base: Unicode.Scalar?) -> Bool {
    switch scalar.value {
    case 0xFE0F: base?.properties.isEmoji ?? false
    case 0xFF9E, 0xFF9F: true
    case 0x300..<0x903: false
    default: base != nil && scalar.properties.generalCategory == .spacingMark
    }
  }

  private static func countIfPrintableASCII(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    for byte in bytes where byte < 0x20 || byte > 0x7E { return nil }
    return bytes.count
  }
}
