extension StringProtocol {
  /// The text without white space at either end.
  package var trimmed: String {
    guard let first = firstIndex(where: { !$0.isWhitespace }), let last = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[first...last])
  }
}

extension Substring {
  /// The first occurrence of a text, ignoring the case of ASCII letters only; `nil` if there is none.
  package func caseInsensitiveRange(of text: String) -> Range<Index>? {
    func lowercased(_ byte: UInt8) -> UInt8 { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte ? byte | 0x20 : byte }
    let wanted = text.utf8.map(lowercased)
    let start = utf8.indices.first { utf8[$0...].lazy.map(lowercased).starts(with: wanted) }
    return start.map { $0..<utf8.index($0, offsetBy: wanted.count) }
  }
}

extension String {
  /// The text with each scalar that is a key of `replacements` replaced by its value, even before a combining mark.
  package func escaped(_ replacements: [Unicode.Scalar: String]) -> String {
    unicodeScalars.reduce(into: "") { text, scalar in
      if let replacement = replacements[scalar] { text += replacement } else { text.unicodeScalars.append(scalar) }
    }
  }
}

extension Character {
  /// Whether it is a Latin, Arabic or East Asian comma.
  package var isComma: Bool { ",，、،､﹐﹑".contains(self) }

  /// The character in title case; unchanged if that would be more than one letter, as for `ß` and ligatures.
  package var titlecased: Character {
    let first = unicodeScalars.first?.properties.titlecaseMapping ?? ""
    guard first.unicodeScalars.count == 1 else { return self }
    return Character(first + String(String.UnicodeScalarView(unicodeScalars.dropFirst())))
  }
}

extension Unicode.Scalar {
  /// Whether it isn't a control, format, private-use or unassigned character, or a line or paragraph separator.
  package var isPrintable: Bool {
    switch properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator: false
    default: true
    }
  }

  /// Whether a terminal may be sent it: it is printable, and visible or a combining mark. False also for bidi marks and
  /// zero-width joiners, which are format characters, and for variation selectors.
  package var isDrawable: Bool {
    switch value {
    case ..<0x20, 0x7F..<0xA0, 0xAD: false
    // Blocks of drawable characters: a quick answer for most text.
    case ..<0x300, 0x1100..<0x115F, 0x2500..<0x2600, 0x4E00...0x9FEF, 0xAC00...0xD7A3: true
    default: isPrintable && !properties.isDefaultIgnorableCodePoint
    }
  }
}
