/// API keys, of which nothing appears in what people or programs read.
package struct Secrets: Hashable, Sendable {
  /// Letters and digits of the keys in small letters, in runs of ``longestPart`` and one.
  private let parts: Set<[UInt8]>

  /// So many letters of a key in a row may be seen.
  private static let longestPart = 7
  /// What is shorter is no key.
  private static let shortestKey = 4

  package init(_ keys: [String?]) {
    var parts: Set<[UInt8]> = []
    for key in keys {
      let letters = (key ?? "").utf8.compactMap(Self.letter)
      guard letters.count >= Self.shortestKey else { continue }
      let size = min(letters.count, Self.longestPart + 1)
      for start in 0...(letters.count - size) { parts.insert(Array(letters[start..<start + size])) }
    }
    self.parts = parts
  }

  package var isEmpty: Bool { parts.isEmpty }

  /// Text from outside or a sentence of ours as one safe line, with `…` for every key and part of one.
  package func line(_ text: String, limit: Int = 300) -> String {
    isEmpty
      ? SafeText.line(text, limit: limit) : SafeText.line(hidden(in: SafeText.line(text, limit: .max)), limit: limit)
  }

  /// A text as it came, unless a key or part of one is in it; then it is cleaned of both.
  package func hiddenWhereFound(in text: String) -> String {
    let clean = SafeText.prose(text, limit: .max)
    let hidden = hidden(in: clean)
    return hidden == clean ? text : hidden
  }

  /// The same text with `…` for every key and part of one; characters between a key's letters do not save it.
  ///
  /// It is to be clean already: cleaning may join what an invisible character keeps apart.
  package func hidden(in text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    let letters = scalars.indices.compactMap { index in
      UInt8(exactly: scalars[index].value).flatMap(Self.letter).map { (index: index, letter: $0) }
    }
    var hides = [Bool](repeating: false, count: scalars.count)
    for size in Set(parts.map(\.count)) where size <= letters.count {
      for start in 0...(letters.count - size) where parts.contains(letters[start..<start + size].map(\.letter)) {
        for index in letters[start].index...letters[start + size - 1].index { hides[index] = true }
      }
    }
    guard hides.contains(true) else { return text }
    var shown = String.UnicodeScalarView()
    for index in scalars.indices {
      if !hides[index] { shown.append(scalars[index]) } else if index == 0 || !hides[index - 1] { shown.append("…") }
    }
    return String(shown)
  }

  /// A letter or digit in small, or `nil` for anything else.
  private static func letter(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): byte
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
    default: nil
    }
  }
}
