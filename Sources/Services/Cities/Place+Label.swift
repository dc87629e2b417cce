import Entities
import Essentials
import Gazetteer

extension Place {
  /// The default label of a place: the typed text before any comma if that is one of its names, else its own name.
  ///
  /// Text in one case becomes title case (`new york` → `New York`), unless it is a code, initials or the place's own
  /// name, for which that name is used. Mixed case and scripts without case are unchanged.
  func label(typed: String) -> String {
    let typed = SafeText.line(String(typed.prefix { !$0.isComma }), limit: Settings.nameLimit)
    guard isName(typed) else { return name }
    guard typed.contains(where: \.isLowercase) != typed.contains(where: \.isUppercase) else { return typed }
    let isCode = typed.utf8.count <= 3 && typed.utf8.allSatisfy { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
    let initials = String(name.split(separator: " ").compactMap(\.first))
    if isCode || typed.lowercased() == initials.lowercased() || typed.isSameName(as: name) { return name }
    return typed.split(separator: " ").map { Self.capitalized($0) }.joined(separator: " ")
  }

  /// The word in title case; unchanged if its case depends on the language, as in `DİYARBAKIR`.
  private static func capitalized(_ word: Substring) -> String {
    var small = word.lowercased()
    // At the end of a word, the small sigma has another form.
    if small.hasSuffix("σ"), small.count > 1 { small = small.dropLast() + "ς" }
    return small.uppercased() == word.uppercased() && !small.unicodeScalars.contains("\u{307}")
      ? small.capitalizedFirst : String(word)
  }

  /// Whether the text is the place's own name, or another that the built-in list has for it.
  private func isName(_ text: String) -> Bool {
    !text.isEmpty
      && (text.isSameName(as: name)
        || Gazetteer.search(text, limit: 100).contains {
          [.exact, .obscure].contains($0.match) && Place($0)?.coordinates == coordinates
        })
  }
}
