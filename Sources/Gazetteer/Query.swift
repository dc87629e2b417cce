import Essentials

/// A typed place in all its possible readings. Names and words are folded by `Folding`.
struct Query {
  /// One reading of a query: a name and a qualifier.
  struct Reading {
    /// The search key of the name.
    let name: [UInt8]
    /// Words of the region or country, or of both.
    let qualifier: [[UInt8]]
  }

  /// The search key of the whole text.
  let key: [UInt8]
  private let words: [[UInt8]]
  /// The text's letters in lower case; `nil` if it is all ASCII.
  private let accented: String?
  /// The readings with the qualifier after a comma, else in the last words; the longest name first.
  let qualified: [Reading]
  /// The readings with the region or country first, as in `대한민국 서울`, the longest name first; none if there is a comma.
  let withRegionFirst: [Reading]
  /// The text as a lower-case IATA code; `nil` if it can't be one.
  let code: [UInt8]?
  /// Whether the text is a possible code in upper case.
  let isUpperCaseCode: Bool

  /// The longest query in bytes; longer ones count as empty.
  private static let longestText = 512

  /// Reads a typed text; one of more than 512 bytes counts as empty.
  init(_ text: String) {
    let text = text.utf8.count <= Self.longestText ? text : ""
    words = Folding.words(text)
    accented = text.utf8.allSatisfy { $0 < 0x80 } ? nil : Self.letters(of: text)
    key = Array(words.joined())
    (qualified, withRegionFirst) = Self.readings(of: text, words)
    let letters = Array(text.utf8.drop { $0 == 0x20 }.prefix { $0 != 0x20 })
    let isCode = key.count == 3 && letters.count == 3 && key.allSatisfy { (0x61...0x7A).contains($0) }
    code = isCode ? key : nil
    isUpperCaseCode = isCode && letters.allSatisfy { (0x41...0x5A).contains($0) }
  }

  /// The readings as `qualified` and `withRegionFirst` have them.
  private static func readings(
    of text: String, _ words: [[UInt8]]
  ) -> (qualified: [Reading], withRegionFirst: [Reading]) {
    if let comma = text.firstIndex(where: \.isComma) {
      let name = Folding.key(text[..<comma])
      let rest = Folding.words(text[text.index(after: comma)...])
      return (name.isEmpty || rest.isEmpty ? [] : [Reading(name: name, qualifier: rest)], [])
    }
    // Twelve words are more than any place with its region and country has.
    let splits = words.count < 2 ? [] : Array(1..<min(words.count, 12))
    return (
      splits.reversed().map { Reading(name: Array(words[..<$0].joined()), qualifier: Array(words[$0...])) },
      splits.map { Reading(name: Array(words[$0...].joined()), qualifier: Array(words[..<$0])) }
    )
  }

  /// Whether the text is a name's exact spelling. Accents matter only if any were typed, hyphens and case never:
  /// `San Jose` spells both `San Jose` and `San José`, but `Georgetown` doesn't spell `George Town`.
  func spells(_ name: String) -> Bool {
    words == Folding.words(name) && (accented == nil || accented == Self.letters(of: name))
  }

  private static func letters(of text: String) -> String { text.lowercased().filter(\.isLetter) }
}
