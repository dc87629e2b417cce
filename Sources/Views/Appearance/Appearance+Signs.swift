package import Entities
import Terminal

/// The signs of the weather.
nonisolated extension Appearance {
  /// The sign of a condition, at most ``signWidth`` columns wide; empty in words.
  package func glyph(_ condition: Condition?, isDay: Bool?) -> String {
    guard glyphs != .words else { return "" }
    return condition.map { sign($0.family, isDay: isDay ?? true) } ?? dash
  }

  /// The sign of a condition in its colour.
  func styledGlyph(_ condition: Condition?, isDay: Bool?) -> StyledText {
    StyledText(glyph(condition, isDay: isDay), theme.style(of: condition?.family, isDay: isDay))
  }

  /// The columns of a sign: in ASCII it is a short word.
  var signWidth: Int { glyphs == .ascii ? 4 : 2 }

  /// The sign of a condition in its colour where there may be room for one column only: a letter in ASCII.
  func smallGlyph(_ condition: Condition?, isDay: Bool?) -> StyledText {
    guard glyphs == .ascii, let condition else { return styledGlyph(condition, isDay: isDay) }
    return StyledText(
      Self.letter(condition.family, isDay: isDay ?? true), theme.style(of: condition.family, isDay: isDay))
  }

  /// The sign of a family of conditions.
  func sign(_ family: Condition.Family, isDay: Bool) -> String {
    if glyphs == .ascii { return Self.word(family, isDay: isDay) }
    switch icons {
    case .text: return Self.text(family, isDay: isDay)
    case .emoji: return Self.emoji(family, isDay: isDay)
    case .nerd: return Self.nerd(family, isDay: isDay)
    }
  }

  // Signs whose width every terminal agrees on; no emoji variation selectors.
  private static func text(_ family: Condition.Family, isDay: Bool) -> String {
    switch family {
    case .clear: isDay ? "☀" : "☾"
    case .partlyCloudy: isDay ? "⛅" : "☾☁"
    case .cloudy: "☁"
    case .fog: "░"
    case .dust: "∴"
    case .drizzle: "☂"
    case .rain: "☔"
    case .sleet: "❅"
    case .snow: "❄"
    case .thunderstorm: "⚡"
    case .wind: "~"
    }
  }

  // Of two columns each. All but the cloud are emoji by themselves; the cloud needs the selector that makes it one.
  private static func emoji(_ family: Condition.Family, isDay: Bool) -> String {
    switch family {
    case .clear: isDay ? "🌞" : "🌙"
    case .partlyCloudy: "⛅"
    case .cloudy: "☁\u{FE0F}"
    case .fog: "🌁"
    case .dust: "🐫"
    case .drizzle: "🌂"
    case .rain: "☔"
    case .sleet: "🧊"
    case .snow: "⛄"
    case .thunderstorm: "⚡"
    case .wind: "🍃"
    }
  }

  // Of one column each: the set `nf-weather` of Nerd Fonts 3 (U+E300–E3E3, private use).
  private static func nerd(_ family: Condition.Family, isDay: Bool) -> String {
    switch family {
    case .clear: isDay ? "\u{E30D}" : "\u{E32B}"
    case .partlyCloudy: isDay ? "\u{E302}" : "\u{E37E}"
    case .cloudy: "\u{E312}"
    case .fog: "\u{E313}"
    case .dust: "\u{E35D}"
    case .drizzle: "\u{E31B}"
    case .rain: "\u{E318}"
    case .sleet: "\u{E3AD}"
    case .snow: "\u{E31A}"
    case .thunderstorm: "\u{E31D}"
    case .wind: "\u{E34B}"
    }
  }

  /// A sign in ASCII: a word of at most four letters.
  private static func word(_ family: Condition.Family, isDay: Bool) -> String {
    switch family {
    case .clear: isDay ? "sun" : "moon"
    case .partlyCloudy: "fair"
    case .cloudy: "grey"
    case .fog: "fog"
    case .dust: "dust"
    case .drizzle: "driz"
    case .rain: "rain"
    case .sleet: "slet"
    case .snow: "snow"
    case .thunderstorm: "bolt"
    case .wind: "gale"
    }
  }

  /// The same in one letter, none of which is a sign of anything else.
  private static func letter(_ family: Condition.Family, isDay: Bool) -> String {
    switch family {
    case .clear: isDay ? "o" : ")"
    case .partlyCloudy: "p"
    case .cloudy: "c"
    case .fog: "f"
    case .dust: "d"
    case .drizzle: "z"
    case .rain: "r"
    case .sleet: "x"
    case .snow: "s"
    case .thunderstorm: "t"
    case .wind: "w"
    }
  }
}
