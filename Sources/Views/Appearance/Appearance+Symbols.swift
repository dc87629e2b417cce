import Entities
import Terminal

/// Weather symbols.
nonisolated extension Appearance {
  /// The symbol of a condition, at most ``symbolWidth`` wide, by day if `isDay` is `nil`; a dash if unknown, empty in words.
  func symbol(_ condition: Condition?, isDay: Bool?) -> String {
    guard !isProse else { return "" }
    return condition.map { symbol(of: $0.family, isDay: isDay ?? true) } ?? dash
  }

  /// The symbol of a condition in its colour.
  func styledSymbol(_ condition: Condition?, isDay: Bool?) -> StyledText {
    StyledText(symbol(condition, isDay: isDay), theme.style(of: condition?.family, isDay: isDay))
  }

  /// The width of the widest symbol in columns; in ASCII, a symbol is a short word.
  var symbolWidth: Int { glyphs == .ascii ? 4 : 2 }

  /// ``styledSymbol(_:isDay:)`` for narrow places: in ASCII, a single letter.
  func smallSymbol(_ condition: Condition?, isDay: Bool?) -> StyledText {
    guard glyphs == .ascii, let condition else { return styledSymbol(condition, isDay: isDay) }
    return StyledText(
      Self.symbols(condition.family, isDay: isDay ?? true).letter, theme.style(of: condition.family, isDay: isDay))
  }

  /// The symbol of a family by day or by night: a short word in ASCII, else of the kind ``icons``.
  func symbol(of family: Condition.Family, isDay: Bool) -> String {
    let symbols = Self.symbols(family, isDay: isDay)
    if glyphs == .ascii { return symbols.word }
    switch icons {
    case .text: return symbols.text
    case .emoji: return symbols.emoji
    case .nerd: return symbols.nerd
    }
  }

  /// The symbols of a family of conditions, by day or by night.
  private struct Symbols {
    /// Characters whose width all terminals agree on; no emoji variation selectors.
    let text: String
    /// Two columns each. Only the cloud needs a variation selector to be an emoji.
    let emoji: String
    /// One column each: the `nf-weather` set of Nerd Fonts 3 (U+E300–E3E3, private use).
    let nerd: String
    /// At most four letters, for ASCII.
    let word: String
    /// One character, for narrow places in ASCII, with no other meaning there.
    let letter: String
  }

  private static func symbols(_ family: Condition.Family, isDay: Bool) -> Symbols {
    switch (family, isDay) {
    case (.clear, true): Symbols(text: "☀", emoji: "🌞", nerd: "\u{E30D}", word: "sun", letter: "o")
    case (.clear, false): Symbols(text: "☾", emoji: "🌙", nerd: "\u{E32B}", word: "moon", letter: ")")
    case (.partlyCloudy, true): Symbols(text: "⛅", emoji: "⛅", nerd: "\u{E302}", word: "fair", letter: "p")
    case (.partlyCloudy, false): Symbols(text: "☾☁", emoji: "⛅", nerd: "\u{E37E}", word: "fair", letter: "p")
    case (.cloudy, _): Symbols(text: "☁", emoji: "☁\u{FE0F}", nerd: "\u{E312}", word: "grey", letter: "c")
    case (.fog, _): Symbols(text: "░", emoji: "🌁", nerd: "\u{E313}", word: "fog", letter: "f")
    case (.dust, _): Symbols(text: "∴", emoji: "🐫", nerd: "\u{E35D}", word: "dust", letter: "d")
    case (.drizzle, _): Symbols(text: "☂", emoji: "🌂", nerd: "\u{E31B}", word: "driz", letter: "z")
    case (.rain, _): Symbols(text: "☔", emoji: "☔", nerd: "\u{E318}", word: "rain", letter: "r")
    case (.sleet, _): Symbols(text: "❅", emoji: "🧊", nerd: "\u{E3AD}", word: "slet", letter: "x")
    case (.snow, _): Symbols(text: "❄", emoji: "⛄", nerd: "\u{E31A}", word: "snow", letter: "s")
    case (.thunderstorm, _): Symbols(text: "⚡", emoji: "⚡", nerd: "\u{E31D}", word: "bolt", letter: "t")
    case (.wind, _): Symbols(text: "~", emoji: "🍃", nerd: "\u{E34B}", word: "gale", letter: "w")
    }
  }
}
