import Essentials

/// Turns what a person types, and the names in the list, into keys that are equal when the difference does not matter:
/// case, accents, hyphens, apostrophes, spacing, `St.` for `Saint`, hiragana for katakana, simplified Chinese characters,
/// decomposed letters.
package enum Folding {
  /// The longest text that is looked at, in scalars; no place has a name as long.
  static let longestText = 128

  /// The folded words of a text; empty when it has neither letter nor digit.
  package static func words(_ text: some StringProtocol) -> [[UInt8]] {
    var folder = WordFolder()
    for scalar in text.unicodeScalars.prefix(longestText) { folder.take(scalar) }
    return folder.finish()
  }

  /// The key of a text: its folded words without the spaces between them.
  package static func key(_ text: some StringProtocol) -> [UInt8] { Array(words(text).joined()) }

  /// Short forms in place names, each with what it stands for.
  static let shortForms = ["st": "saint", "ste": "sainte", "mt": "mount", "ft": "fort"]

  /// The letter that a lower-case letter counts as, or `nil` when it stands for itself.
  package static func plain(_ scalar: Unicode.Scalar) -> String? { plainLetters[scalar] }

  /// Plain letters, each with the lower-case letters that count as it: Unicode's canonical decompositions without their
  /// marks, the usual replacements of letters that do not decompose, such as `ø`, `ß` and `þ`, and Chinese characters with
  /// their simplified forms, those by which GeoNames' two spellings of one city differ.
  private static let plainLetters: [Unicode.Scalar: String] = {
    var table: [Unicode.Scalar: String] = [:]
    for group in EmbeddedFile("Places/letters.txt").lines where group.count == 2 {
      for scalar in group[1].unicodeScalars { table[scalar] = group[0] }
    }
    return table
  }()
}
