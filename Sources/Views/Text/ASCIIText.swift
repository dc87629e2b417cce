import Entities
import Essentials
package import Terminal
import ViewModels

/// Converts text to ASCII.
package nonisolated enum ASCIIText {
  /// The text with all characters beyond ASCII replaced: punctuation by plain punctuation, letters and syllables by Latin
  /// letters, the name of a place in another script by its Latin name, and the rest by `?`.
  package static func folded(_ text: String) -> String {
    guard !isASCII(text) else { return text }
    let plain = text.map { marks[$0] ?? String($0) }.joined()
    guard !isASCII(plain) else { return plain }
    // Characters beyond ASCII are gathered with the spaces between them, since a place may have a name of several words.
    var (folded, run) = ("", "")
    for character in plain {
      if !character.isASCII || (character == " " && !run.isEmpty) {
        run.append(character)
      } else {
        folded += latin(run)
        folded.append(character)
        run = ""
      }
    }
    return folded + latin(run)
  }

  /// Words beyond ASCII, with spaces, in Latin letters: word by word, or if that fails as the place that they name together.
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

  /// A character in Latin letters; `nil` if it can't be transliterated.
  private static func letters(_ character: Character) -> String? {
    character.isASCII ? String(character) : LatinLetters.text(character)
  }

  /// More bytes than any place's name of several words has; longer text isn't looked up.
  private static let longestName = 100

  /// A name in ASCII, capitalised if its own script has no case: `Seoul` for `서울`.
  static func name(_ name: String) -> String {
    let folded = folded(name)
    guard let first = name.first, !first.isASCII, !first.isCased else { return folded }
    return folded.capitalizedFirst
  }

  /// Whether a text has letters of a script other than Latin, which ends at U+036F but for Latin Extended Additional.
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
  func displayable(_ text: String) -> String { isASCII ? ASCIIText.folded(text) : text }

  /// A line in characters that can be shown.
  func displayable(_ line: StyledText) -> StyledText { isASCII ? line.inASCII : line }

  /// A name in characters that can be shown, capitalised if its script has no case.
  func name(_ name: String) -> String { isASCII ? ASCIIText.name(name) : name }

  /// A city's label in characters that can be shown. If only ASCII can be, a label in another script becomes the place's Latin
  /// name, provided that the label is one of its names or has letters that would become question marks.
  func name(of city: City) -> String { name(city.name, latin: city.latinName) }

  /// `latin` returns the place's Latin name, or `nil` to keep the label; `isWritable` is whether that can be transliterated.
  private func name(_ label: String, latin: (_ isWritable: Bool) -> String?) -> String {
    guard isASCII, ASCIIText.isOfOtherScript(label) else { return name(label) }
    let folded = ASCIIText.name(label)
    return latin(!folded.contains("?") || label.contains("?")).map(ASCIIText.name) ?? folded
  }
}

extension Appearance {
  /// ``name(of:)-(City)`` for a row, which is drawn often and so caches its Latin name.
  func name(of row: CityRowViewModel) -> String { name(row.name, latin: row.latinName) }
}
