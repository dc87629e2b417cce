/// A writing system, in the coarse classes that place names need; in a text of mixed scripts, the last case counts.
package enum Script: Comparable {
  case latin, greek, cyrillic, armenian, hebrew, arabic, indic, thai, georgian, kana, han, hangul, other

  /// The script of a text, so that Latin initials don't hide another; Latin if it has only ASCII digits and signs.
  package init(of text: some StringProtocol) { self = text.unicodeScalars.lazy.compactMap { Self($0) }.max() ?? .latin }

  private init?(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0...0x40: return nil
    case 0x41...0x36F, 0x1E00...0x1EFF, 0x2000...0x206F: self = .latin
    case 0x370...0x3FF, 0x1F00...0x1FFF: self = .greek
    case 0x400...0x52F: self = .cyrillic
    case 0x530...0x58F: self = .armenian
    case 0x590...0x5FF: self = .hebrew
    case 0x600...0x77F: self = .arabic
    case 0x900...0xDFF: self = .indic
    case 0xE00...0xE7F: self = .thai
    case 0x10A0...0x10FF: self = .georgian
    case 0x3040...0x30FF: self = .kana
    case 0x3005...0x3007, 0x3400...0x9FFF: self = .han  // With 々, 〆 and 〇.
    case 0xAC00...0xD7A3: self = .hangul
    default: self = .other
    }
  }

  /// Whether a language of a country, an upper-case ISO 3166-1 alpha-2 code, is written in this script; always false
  /// for `latin`, which is used nearly everywhere, and for `other`.
  package func isUsed(in country: String) -> Bool { Self.countries[self]?.contains(country) ?? false }

  private static let countries: [Script: Set<String>] = [
    .greek: ["GR", "CY"],
    .cyrillic: ["RU", "UA", "BY", "BG", "RS", "MK", "ME", "BA", "KZ", "KG", "TJ", "MN"],
    .armenian: ["AM"],
    .hebrew: ["IL", "PS"],
    .arabic: [
      "AE", "AF", "BH", "DZ", "EG", "EH", "IQ", "IR", "JO", "KW", "LB", "LY", "MA", "MR", "OM", "PK", "PS", "QA", "SA",
      "SD", "SY", "TN", "YE",
    ],
    .indic: ["IN", "BD", "NP", "LK"],
    .thai: ["TH"],
    .georgian: ["GE"],
    .kana: ["JP"],
    .han: ["CN", "TW", "HK", "MO", "JP", "SG"],
    .hangul: ["KR", "KP"],
  ]
}
