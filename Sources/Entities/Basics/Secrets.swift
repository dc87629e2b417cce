/// Redacts API keys from everything that people or programs read.
package struct Secrets: Hashable, Sendable {
  /// Each run of eight letters and digits in the keys and their encoded forms, in lower case; a shorter key as a whole.
  private let fragments: Set<[UInt8]>

  /// The most consecutive letters and digits of a key that may be shown.
  private static let longestShownRun = 7
  /// The fewest letters and digits of a key; redacting a shorter one would make ordinary texts unreadable.
  private static let shortestKey = 4

  /// Ignores missing keys and those with fewer than `shortestKey` letters and digits.
  package init(_ keys: [String?]) {
    var fragments: Set<[UInt8]> = []
    for key in keys.compactMap(\.self) where Self.letters(of: key).count >= Self.shortestKey {
      // Addresses contain the key percent-encoded, whose digits separate its letters.
      for letters in [key, key.percentEncoded].map(Self.letters) {
        let size = min(letters.count, Self.longestShownRun + 1)
        for start in 0...(letters.count - size) { fragments.insert(Array(letters[start..<start + size])) }
      }
    }
    self.fragments = fragments
  }

  /// Whether there is nothing to redact.
  package var isEmpty: Bool { fragments.isEmpty }

  /// A text as one safe line of at most `limit` Unicode scalars, redacted as in ``redacted(_:)``.
  package func line(_ text: String, limit: Int = 300) -> String {
    SafeText.line(redacted(SafeText.line(text, limit: .max)), limit: limit)
  }

  /// The text unchanged, unless something in it has to be redacted as in ``redacted(_:)``: then it is made safe, too.
  package func redactedIfNeeded(_ text: String) -> String {
    let clean = SafeText.prose(text, limit: .max)
    let redacted = redacted(clean)
    return redacted == clean ? text : redacted
  }

  /// The text with `…` for every key or run of eight letters and digits of one, even if other characters separate them.
  ///
  /// The text must be safe already, as cleaning it later could join letters that an invisible character separates.
  package func redacted(_ text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    let letters = scalars.indices.compactMap { index in
      UInt8(exactly: scalars[index].value).flatMap(Self.letter).map { (index: index, letter: $0) }
    }
    var hidden = [Bool](repeating: false, count: scalars.count)
    for size in Set(fragments.map(\.count)) where size <= letters.count {
      for start in 0...(letters.count - size) where fragments.contains(letters[start..<start + size].map(\.letter)) {
        for index in letters[start].index...letters[start + size - 1].index { hidden[index] = true }
      }
    }
    guard hidden.contains(true) else { return text }
    var shown = String.UnicodeScalarView()
    for index in scalars.indices {
      if !hidden[index] { shown.append(scalars[index]) } else if index == 0 || !hidden[index - 1] { shown.append("…") }
    }
    return String(shown)
  }

  /// The letters and digits of a key, in lower case.
  private static func letters(of key: String) -> [UInt8] { key.utf8.compactMap(letter) }

  /// An ASCII letter or digit in lower case; `nil` for anything else.
  private static func letter(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): byte
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
    default: nil
    }
  }
}
