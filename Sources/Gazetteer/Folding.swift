/// Turns what a person types, and the names in the list, into keys that are equal when the difference does not matter:
/// case, accents, hyphens, apostrophes, spacing, `St.` for `Saint`, hiragana for katakana, decomposed letters.
package enum Folding {
  /// The longest text that is looked at, in scalars; no place has a name as long.
  package static let longestText = 128

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

  private static let plainLetters: [Unicode.Scalar: String] = letters.reduce(into: [:]) { table, group in
    for scalar in group.marked.unicodeScalars { table[scalar] = group.plain }
  }

  /// Plain letters, each with the lower-case letters that count as it: Unicode's canonical decompositions without their
  /// marks, and the usual replacements of letters that do not decompose, such as `ø`, `ß` and `þ`.
  static let letters: [(plain: String, marked: String)] = [
    ("a", "àáâãäåāăąǎǟǡǻȁȃȧḁạảấầẩẫậắằẳẵặ"),
    ("ae", "æǽ"),
    ("b", "ḃḅḇɓ"),
    ("c", "çćĉċčḉ"),
    ("d", "ďḋḍḏḑḓđðɗ"),
    ("e", "èéêëēĕėęěȅȇȩḕḗḙḛḝẹẻẽếềểễệəǝ"),
    ("f", "ḟ"),
    ("g", "ĝğġģǧǵḡ"),
    ("h", "ĥȟḣḥḧḩḫẖħ"),
    ("i", "ìíîïĩīĭįǐȉȋḭḯỉịı"),
    ("j", "ĵǰ"),
    ("k", "ķǩḱḳḵĸƙ"),
    ("l", "ĺļľḷḹḻḽł"),
    ("m", "ḿṁṃ"),
    ("n", "ñńņňǹṅṇṉṋŋ"),
    ("o", "òóôõöōŏőơǒǫǭȍȏȫȭȯȱṍṏṑṓọỏốồổỗộớờởỡợøǿ"),
    ("oe", "œ"),
    ("p", "ṕṗ"),
    ("r", "ŕŗřȑȓṙṛṝṟ"),
    ("s", "śŝşšșṡṣṥṧṩſ"),
    ("ss", "ß"),
    ("t", "ţťțṫṭṯṱẗŧ"),
    ("th", "þ"),
    ("u", "ùúûüũūŭůűųưǔǖǘǚǜȕȗṳṵṷṹṻụủứừửữự"),
    ("v", "ṽṿ"),
    ("w", "ŵẁẃẅẇẉẘ"),
    ("x", "ẋẍ"),
    ("y", "ýÿŷȳẏẙỳỵỷỹƴ"),
    ("z", "źżžẑẓẕ"),
    ("α", "ά"),
    ("ε", "έ"),
    ("η", "ή"),
    ("ι", "ίϊΐ"),
    ("ο", "ό"),
    ("σ", "ς"),
    ("υ", "ύϋΰ"),
    ("ω", "ώ"),
    ("г", "ѓ"),
    ("е", "ёѐ"),
    ("и", "йѝ"),
    ("к", "ќ"),
    ("у", "ў"),
    ("і", "ї"),
    ("ا", "أإآٱ"),
    ("ك", "ک"),
    ("ه", "ةۀہھە"),
    ("و", "ؤ"),
    ("ي", "ئىی"),
  ]
}
