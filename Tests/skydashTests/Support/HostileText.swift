import Foundation

/// Texts with characters that control a terminal, change its direction or can't be seen; the same for the same seed.
struct HostileText {
  /// A linear congruential generator (Knuth's MMIX); its upper bits are good enough here.
  private var state: UInt64

  init(seed: Int) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1 }

  private static let pieces = [
    "a", "Seoul ", "서울", "e\u{301}", "\u{1B}[2J", "\u{1B}]0;title\u{7}", "\u{1B}P", "\u{9B}31m", "\u{90}q", "\u{202E}",
    "\u{2066}", "\u{2069}", "\u{61C}", "\u{200B}", "\u{200D}", "\u{200E}", "\u{2060}", "\u{FEFF}", "\u{AD}", "\u{180E}",
    "\u{2028}", "\u{2029}", "\u{E0041}", "\u{FFF9}", "\0", "\r", "\n", "\t", "\u{8}", "\u{7F}", "\u{85}",
    "👩\u{200D}👩\u{200D}👧", "❤\u{FE0F}", "<b>", "&#27;[31m", "&#x202E;", "&#8203;", "&amp;#27;", "\\u001b", "\\", "\"",
    "'",
    "{name}", "%s", "🇰🇷", "\u{301}\u{301}\u{301}",
  ]

  private mutating func number(below bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % bound
  }

  mutating func next() -> String {
    (0...number(below: 6)).map { _ in Self.pieces[number(below: Self.pieces.count)] }.joined()
  }

  /// A JSON value with hostile texts in place of its own, except those that are read as numbers, times or addresses.
  mutating func spoil(_ value: Any, key: String = "") -> Any {
    if let object = value as? [String: Any] {
      var spoilt: [String: Any] = [:]
      for (key, member) in object.sorted(by: { $0.key < $1.key }) { spoilt[key] = spoil(member, key: key) }
      return spoilt
    }
    if let array = value as? [Any] { return array.map { spoil($0, key: key) } }
    guard value is String, !Self.technical.contains(key) else { return value }
    return next()
  }

  private static let technical: Set = [
    "time", "date", "timezone", "media_type", "hdurl", "url", "permalink", "effective", "onset", "expires", "ends",
    "sent",
    "cod", "temperature_2m", "timeZone",
  ]

  /// The first scalar of a text that must not reach a terminal, as `U+202E`; `nil` if there is none.
  static func firstUnsafe(in text: String) -> String? {
    let scalar = text.unicodeScalars.first { scalar in
      switch scalar.properties.generalCategory {
      case .control: scalar != "\n"
      case .format, .lineSeparator, .paragraphSeparator, .surrogate: true
      default: false
      }
    }
    return scalar.map { "U+" + String($0.value, radix: 16, uppercase: true) }
  }

  /// The same for every text and key in a JSON document, whatever escapes hide it.
  static func firstUnsafe(inJSON text: String) throws -> String? {
    func search(_ value: Any) -> String? {
      if let text = value as? String { return firstUnsafe(in: text) }
      if let array = value as? [Any] { return array.lazy.compactMap(search).first }
      let object = value as? [String: Any] ?? [:]
      return object.lazy.compactMap { firstUnsafe(in: $0.key) ?? search($0.value) }.first
    }
    return search(try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed))
  }
}
