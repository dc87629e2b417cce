/// Transliterates Latin, Greek, Cyrillic, Korean and Japanese letters by their Unicode names: `HANGUL SYLLABLE SEO`.
nonisolated enum LatinLetters {
  /// A character in Latin letters, itself if in ASCII, also of full width; `nil` for other scripts and ideographs, empty
  /// for marks alone.
  static func text(_ character: Character) -> String? {
    var latin = ""
    for scalar in character.unicodeScalars where !isSilent(scalar) {
      guard let letters = text(scalar) else { return nil }
      latin += letters
    }
    return latin
  }

  /// Whether a scalar has no letters of its own: a mark, or U+30FC, which makes a Japanese vowel long.
  private static func isSilent(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .nonspacingMark || scalar == "\u{30FC}"
  }

  private static func text(_ scalar: Unicode.Scalar) -> String? {
    if scalar.isASCII { return String(Character(scalar)) }
    // Full-width forms are the printable characters of ASCII in the same order.
    if let ascii = Unicode.Scalar(scalar.value &- 0xFEE0), (0x21...0x7E).contains(ascii.value) { return String(ascii) }
    guard let name = scalar.properties.name else { return nil }
    let words = name.split(separator: " ")
    guard let script = words.first, let kind = words.firstIndex(where: kinds.contains) else { return nil }
    // `E WITH ACUTE` is an `E`, `FINAL SIGMA` a `SIGMA`.
    let letter = words[(kind + 1)...].prefix { $0 != "WITH" }.joined(separator: " ")
    guard let latin = latin(letter, of: script) else { return nil }
    return words.contains("CAPITAL") ? latin.prefix(1).uppercased() + latin.dropFirst() : latin
  }

  /// A letter in Latin letters, in lower case, from the end of its Unicode name after one of `kinds`; `nil` if unknown.
  private static func latin(_ letter: String, of script: Substring) -> String? {
    switch script {
    // `DOTLESS I` is an `I`; longer words such as `GAMMA` are names of letters.
    case "LATIN":
      exceptions[letter] ?? letter.split(separator: " ").last.flatMap { $0.utf8.count <= 2 ? $0.lowercased() : nil }
    case "GREEK": greek[letter.split(separator: " ").last ?? ""]
    case "CYRILLIC": cyrillic[letter]
    case "HANGUL": letter.lowercased()
    case "HIRAGANA", "KATAKANA": letter.split(separator: " ").last?.lowercased()
    default: nil
    }
  }

  /// The words that come before the letter in a Unicode name.
  private static let kinds: Set<Substring> = ["LETTER", "SYLLABLE", "LIGATURE"]

  /// Latin letters whose names aren't the letter itself.
  private static let exceptions = [
    "SHARP S": "ss", "ETH": "d", "THORN": "th", "ENG": "n", "SCHWA": "e", "KRA": "q", "N PRECEDED BY APOSTROPHE": "n",
  ]

  /// Greek letters as in modern Greek, one by one.
  private static let greek: [Substring: String] = [
    "ALPHA": "a", "BETA": "v", "GAMMA": "g", "DELTA": "d", "EPSILON": "e", "ZETA": "z", "ETA": "i", "THETA": "th",
    "IOTA": "i", "KAPPA": "k", "LAMDA": "l", "MU": "m", "NU": "n", "XI": "x", "OMICRON": "o", "PI": "p", "RHO": "r",
    "SIGMA": "s", "TAU": "t", "UPSILON": "y", "PHI": "f", "CHI": "ch", "PSI": "ps", "OMEGA": "o",
  ]

  /// The letters of the Cyrillic alphabets of today's national languages, without diacritics.
  private static let cyrillic = [
    "A": "a", "BE": "b", "VE": "v", "GHE": "g", "DE": "d", "IE": "e", "IO": "e", "ZHE": "zh", "ZE": "z", "I": "i",
    "SHORT I": "j", "KA": "k", "EL": "l", "EM": "m", "EN": "n", "O": "o", "PE": "p", "ER": "r", "ES": "s", "TE": "t",
    "U": "u", "EF": "f", "HA": "h", "TSE": "c", "CHE": "ch", "SHA": "sh", "SHCHA": "shch", "HARD SIGN": "", "YERU": "y",
    "SOFT SIGN": "", "E": "e", "YU": "yu", "YA": "ya", "UKRAINIAN IE": "ye", "BYELORUSSIAN-UKRAINIAN I": "i",
    "YI": "yi", "SHORT U": "w", "DJE": "dj", "GJE": "g", "DZE": "dz", "JE": "j", "LJE": "lj", "NJE": "nj", "TSHE": "c",
    "KJE": "k", "DZHE": "dz", "SCHWA": "a", "STRAIGHT U": "u", "BARRED O": "o", "SHHA": "h",
  ]
}
