package import Entities
import Terminal

/// Weather signs.
nonisolated extension Appearance {
  /// The sign of a condition in up to ``signWidth`` columns, by day if `isDay` is `nil`; a dash if unknown, empty in words.
  package func glyph(_ condition: Condition?, isDay: Bool?) -> String {
    guard !isProse else { return "" }
    return condition.map { sign($0.family, isDay: isDay ?? true) } ?? dash
  }

  /// The sign of a condition in its colour.
  func styledGlyph(_ condition: Condition?, isDay: Bool?) -> StyledText {
    StyledText(glyph(condition, isDay: isDay), theme.style(of: condition?.family, isDay: isDay))
  }

  /// The columns of a sign; in ASCII it's a short word.
  var signWidth: Int { glyphs == .ascii ? 4 : 2 }

  /// ``styledGlyph(_:isDay:)`` for narrow places: in ASCII, a single letter.
  func smallGlyph(_ condition: Condition?, isDay: Bool?) -> StyledText {
    guard glyphs == .ascii, let condition else { return styledGlyph(condition, isDay: isDay) }
    return StyledText(
      Self.signs(condition.family, isDay: isDay ?? true).letter, theme.style(of: condition.family, isDay: isDay))
  }

  /// The sign of a family by day or by night, also in words.
  func sign(_ family: Condition.Family, isDay: Bool) -> String {
    let signs = Self.signs(family, isDay: isDay)
    if glyphs == .ascii { return signs.word }
    switch icons {
    case .text: return signs.text
    case .emoji: return signs.emoji
    case .nerd: return signs.nerd
    }
  }

  /// The signs of a family.
  ///
  /// - text: Characters whose width all terminals agree on; no emoji variation selectors.
  /// - emoji: Two columns each. Only the cloud needs a variation selector to be an emoji.
  /// - nerd: One column each: the `nf-weather` set of Nerd Fonts 3 (U+E300–E3E3, private use).
  /// - word: At most four letters, for ASCII.
  /// - letter: One character, for narrow places in ASCII, with no other meaning there.
  private typealias Signs = (text: String, emoji: String, nerd: String, word: String, letter: String)

  private static func signs(_ family: Condition.Family, isDay: Bool) -> Signs {
    switch (family, isDay) {
    case (.clear, true): ("☀", "🌞", "\u{E30D}", "sun", "o")
    case (.clear, false): ("☾", "🌙", "\u{E32B}", "moon", ")")
    case (.partlyCloudy, true): ("⛅", "⛅", "\u{E302}", "fair", "p")
    case (.partlyCloudy, false): ("☾☁", "⛅", "\u{E37E}", "fair", "p")
    case (.cloudy, _): ("☁", "☁\u{FE0F}", "\u{E312}", "grey", "c")
    case (.fog, _): ("░", "🌁", "\u{E313}", "fog", "f")
    case (.dust, _): ("∴", "🐫", "\u{E35D}", "dust", "d")
    case (.drizzle, _): ("☂", "🌂", "\u{E31B}", "driz", "z")
    case (.rain, _): ("☔", "☔", "\u{E318}", "rain", "r")
    case (.sleet, _): ("❅", "🧊", "\u{E3AD}", "slet", "x")
    case (.snow, _): ("❄", "⛄", "\u{E31A}", "snow", "s")
    case (.thunderstorm, _): ("⚡", "⚡", "\u{E31D}", "bolt", "t")
    case (.wind, _): ("~", "🍃", "\u{E34B}", "gale", "w")
    }
  }
}
