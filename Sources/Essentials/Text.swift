extension StringProtocol {
  /// The text without white space at either end.
  package var trimmed: String {
    let rest = drop { $0.isWhitespace }
    return String(rest.prefix(upTo: rest.lastIndex { !$0.isWhitespace }.map(rest.index(after:)) ?? rest.startIndex))
  }
}

extension String {
  /// The text with each scalar that is a key replaced by its value, also where a combining mark follows it.
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
    guard let first = unicodeScalars.first, first.properties.titlecaseMapping.unicodeScalars.count == 1 else {
      return self
    }
    var scalars = String.UnicodeScalarView(first.properties.titlecaseMapping.unicodeScalars)
    scalars.append(contentsOf: unicodeScalars.dropFirst())
    return Character(String(scalars))
  }
}

extension Unicode.Scalar {
  /// Whether a terminal may be sent it: false for controls, line separators, invisible format characters (bidi marks,
  /// zero-width joiners), variation selectors, and private-use and unassigned scalars; true for combining marks.
  package var isDrawable: Bool {
    switch value {
    case ..<0x20, 0x7F..<0xA0, 0xAD: return false
    // Blocks without any of those: a quick answer for most text.
    case ..<0x300, 0x1100..<0x115F, 0x2500..<0x2600, 0x4E00...0x9FEF, 0xAC00...0xD7A3: return true
    default: break
    }
    switch properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator: return false
    default: return !properties.isDefaultIgnorableCodePoint
    }
  }
}

extension Double {
  /// The number rounded to some decimals, halves away from zero, such as `0.6`; zero has no sign. Numbers that aren't
  /// finite, from 10¹⁵ up or of more than 18 digits in all are in Swift's own notation.
  package func text(decimals: Int) -> String {
    let decimals = max(decimals, 0)
    let scaled = (0..<decimals).reduce(1.0) { power, _ in power * 10 } * abs(self)
    guard abs(self) < 1e15, scaled < 1e18 else { return "\(self)" }
    let digits = String(Int(scaled.rounded()))
    let padded = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
    let sign = self < 0 && digits != "0" ? "-" : ""
    return sign + padded.dropLast(decimals) + (decimals > 0 ? "." + padded.suffix(decimals) : "")
  }
}
