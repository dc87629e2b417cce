import Entities
import Essentials
package import Terminal
import ViewModels

/// Converts text to ASCII.
package nonisolated enum ASCIIText {
  /// The text with every other character replaced by its nearest ASCII: plain punctuation, Latin letters for alphabets and
  /// syllables, the Latin name of a place written in another script, else `?`.
  package static func folded(_ text: String) -> String {
    guard !isASCII(text) else { return text }
    let plain = String(text.map { marks[$0] ?? String($0) }.joined())
    guard !isASCII(plain) else { return plain }
    var (folded, run) = ("", "")
    for character in plain {
      if !character.isASCII || character == " " && !run.isEmpty {
        run.append(character)
      } else {
        folded += latin(run)
        folded.append(character)
        run = ""
      }
    }
    return folded + latin(run)
  }

  /// Words without ASCII except spaces, as the place they name together if some can't be transliterated, else one by one.
  private static func latin(_ words: String) -> String {
    let name = words.trimmed
    let isName = name.contains(" ") && name.utf8.count <= longestName && !name.allSatisfy { letters($0) != nil }
    if isName, let known = name.latinPlaceName { return folded(known) + words.dropFirst(name.count) }
    return words.split(separator: " ", omittingEmptySubsequences: false).map(latinWord).joined(separator: " ")
  }

  /// A word in Latin letters; else the Latin name of the place that it names; else with `?` for unknown characters.
  private static func latinWord(_ word: Substring) -> String {
    let latin = word.map(letters)
    if latin.contains(nil), let known = String(word).latinPlaceName { return folded(known) }
    return latin.map { $0 ?? "?" }.joined()
  }

  private static func letters(_ character: Character) -> String? {
    character.isASCII ? String(character) : LatinLetters.text(character)
  }

  /// The longest name of several words that any place has, in bytes.
  private static let longestName = 100

  /// A name, capitalised if its own script has no case: `Seoul` for `서울`.
  static func name(_ name: String) -> String {
    let folded = folded(name)
    guard let first = name.first, !first.isASCII, !first.isCased else { return folded }
    return folded.capitalizedFirst
  }

  /// Whether a text has letters of a script other than Latin.
  fileprivate static func isOfOtherScript(_ text: String) -> Bool {
    text.unicodeScalars.contains {
      $0.value >= 0x370 && !(0x1E00...0x1EFF).contains($0.value) && $0.properties.isAlphabetic
    }
  }

  private static func isASCII(_ text: String) -> Bool { text.utf8.allSatisfy { $0 < 0x80 } }

  /// Punctuation and signs with their ASCII substitutes.
  private static let marks: [Character: String] = [
    "’": "'", "‘": "'", "“": "\"", "”": "\"", "„": "\"", "\u{A0}": " ", "–": "-", "—": "--", "−": "-", "…": "...",
    "×": "x", "°": " deg", "•": "*", "·": "-", "→": "->", "←": "<-", "↑": "^", "↓": "v",
  ]
}

nonisolated extension StyledText {
  /// The text in ASCII.
  package var inASCII: StyledText { StyledText(spans.map { Span(ASCIIText.folded($0.text), $0.style) }) }
}

nonisolated extension Appearance {
  /// A text in characters that can be shown.
  func typed(_ text: String) -> String { isASCII ? ASCIIText.folded(text) : text }

  /// A line in characters that can be shown.
  func typed(_ line: StyledText) -> StyledText { isASCII ? line.inASCII : line }

  /// A name in characters that can be shown.
  func name(_ name: String) -> String { isASCII ? ASCIIText.name(name) : name }

  /// A city's label in characters that can be shown. If only ASCII can be, a label in another script becomes the place's Latin
  /// name, provided that the label is one of its names or has letters that would become question marks.
  func name(of city: City) -> String { name(city.name, latin: city.latinName) }

  private func name(_ label: String, latin: (_ isWritable: Bool) -> String?) -> String {
    guard isASCII, ASCIIText.isOfOtherScript(label) else { return name(label) }
    let folded = ASCIIText.name(label)
    return latin(!folded.contains("?") || label.contains("?")).map(ASCIIText.name) ?? folded
  }
}

extension Appearance {
  /// The same for a row, which is drawn often and so caches its Latin name.
  func name(of row: CityRowViewModel) -> String { name(row.name, latin: row.latinName) }
}
