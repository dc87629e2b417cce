import Essentials

/// Folds typed text and listed names into search keys, which don't depend on case, accents, hyphens, apostrophes,
/// spaces, `St.` or `Saint`, hiragana or katakana, traditional or simplified Chinese, and decomposed letters.
package enum Folding {
  /// The most Unicode scalars read of a text, to bound the work; no place name is as long.
  static let longestText = 128

  /// The folded words of a text; empty if it has no letters or digits.
  static func words(_ text: some StringProtocol) -> [[UInt8]] {
    var folder = WordFolder()
    for scalar in text.unicodeScalars.prefix(longestText) { folder.take(scalar) }
    return folder.finish()
  }

  /// The search key of a text: its folded words joined without spaces.
  package static func key(_ text: some StringProtocol) -> [UInt8] { Array(words(text).joined()) }

  /// Abbreviations in place names and the words they are folded to.
  static let shortForms = ["st": "saint", "ste": "sainte", "mt": "mount", "ft": "fort"]

  /// The plain letters for a lower-case letter, such as `ss` for `ß`; `nil` if it is plain already, or has none.
  package static func plain(_ scalar: Unicode.Scalar) -> String? { plainLetters[scalar] }

  /// Lower-case letters and the plain ones they fold to: Unicode's canonical decompositions without marks, the usual
  /// replacements for letters that don't decompose, such as `ø`, `ß` and `þ`, and the traditional Chinese characters
  /// whose simplified forms distinguish GeoNames' two spellings of a city.
  private static let plainLetters: [Unicode.Scalar: String] = {
    var table: [Unicode.Scalar: String] = [:]
    for group in EmbeddedFile("Places/letters.txt").lines where group.count == 2 {
      for scalar in group[1].unicodeScalars { table[scalar] = group[0] }
    }
    return table
  }()
}
