import Entities
import Essentials
package import Terminal
import ViewModels

/// Converts text to ASCII.
package nonisolated enum ASCIIText {
  /// The text in ASCII: punctuation and blanks become plain, letters and syllables become Latin letters, a place's name
  /// in another script becomes its Latin name, and the rest becomes `?`.
  package static func folded(_ text: String) -> String {
    guard !isASCII(text) else { return text }
    let plain = text.map { marks[$0] ?? ($0.isWhitespace && !$0.isASCII ? " " : String($0)) }.joined()
    guard !isASCII(plain) else { return plain }
    // A run is characters beyond ASCII and the spaces between them, since a place's name may have several words.
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

  /// A run of words in Latin letters, one by one unless that fails and together they name a place.
  private static func latin(_ words: String) -> String {
    let name = words.trimmed
    let isName = name.contains(" ") && name.utf8.count <= longestName && name.map(LatinLetters.text).contains(nil)
    if isName, let known = name.latinPlaceName { return folded(known) + words.dropFirst(name.count) }
    return words.split(separator: " ", omittingEmptySubsequences: false).map(latinWord).joined(separator: " ")
  }

  /// A word in Latin letters; else the Latin name of the place that it names; else with `?` for unknown characters.
  private static func latinWord(_ word: Substring) -> String {
    let latin = word.map(LatinLetters.text)
    if latin.contains(nil), let known = String(word).latinPlaceName { return folded(known) }
    return latin.map { $0 ?? "?" }.joined()
  }

  /// The most bytes that are looked up as a place's name; no name of several words is longer.
  private static let longestName = 100

  /// A name in ASCII, capitalised if its own script has no case: `Seoul` for `서울`.
  static func name(_ name: String) -> String {
    let folded = folded(name)
    guard let first = name.first, !first.isASCII, !first.isCased else { return folded }
    return folded.capitalizedFirst
  }

  /// Whether a text has letters other than Latin ones, which in names of places are below U+0370 or in U+1E00–U+1EFF.
  fileprivate static func isOfOtherScript(_ text: String) -> Bool {
    text.unicodeScalars.contains {
      $0.value >= 0x370 && !(0x1E00...0x1EFF).contains($0.value) && $0.properties.isAlphabetic
    }
  }

  private static func isASCII(_ text: String) -> Bool { text.utf8.allSatisfy { $0 < 0x80 } }

  /// Punctuation, letters used as apostrophes as in `Hawaiʻi` and `Sanʿaʾ`, and signs, with their ASCII substitutes.
  private static let marks: [Character: String] = [
    "’": "'", "‘": "'", "‚": "'", "′": "'", "ʻ": "'", "ʼ": "'", "ʾ": "'", "ʿ": "'", "“": "\"", "”": "\"", "„": "\"",
    "″": "\"", "«": "\"", "»": "\"", "–": "-", "\u{2010}": "-", "\u{2011}": "-", "—": "--", "−": "-", "…": "...",
    "×": "x", "°": " deg", "•": "*", "·": "-", "→": "->", "←": "<-", "↑": "^", "↓": "v",
  ]
}

nonisolated extension StyledText {
  /// The text in ASCII.
  package var inASCII: StyledText { StyledText(spans.map { Span(ASCIIText.folded($0.text), $0.style) }) }
}

nonisolated extension Appearance {
  /// A text in characters that the terminal can show.
  func displayable(_ text: String) -> String { isASCII ? ASCIIText.folded(text) : text }

  /// A line in characters that the terminal can show.
  func displayable(_ line: StyledText) -> StyledText { isASCII ? line.inASCII : line }

  /// A name in characters that the terminal can show, capitalised if its script has no case.
  func name(_ name: String) -> String { isASCII ? ASCIIText.name(name) : name }

  /// A city's label in characters that the terminal can show. In ASCII, a label in another script becomes the place's
  /// Latin name if it is one of the place's names or can't be transliterated.
  func name(of city: City) -> String { name(city.name, latin: city.latinName) }

  /// A label as in ``name(of:)-(City)``. `latin` returns the place's Latin name; `nil` to transliterate the label.
  private func name(_ label: String, latin: (_ canTransliterate: Bool) -> String?) -> String {
    guard isASCII, ASCIIText.isOfOtherScript(label) else { return name(label) }
    let folded = ASCIIText.name(label)
    return latin(!folded.contains("?") || label.contains("?")).map(ASCIIText.name) ?? folded
  }
}

extension Appearance {
  /// A row's label as in ``name(of:)-(City)``; the row caches its Latin name, since it is drawn often.
  func name(of row: CityRowViewModel) -> String { name(row.name, latin: row.latinName) }
}
