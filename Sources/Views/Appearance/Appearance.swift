package import Entities
package import Terminal

/// How everything is drawn: language, signs, colours.
///
/// A class that never changes, since all that draws has it: copied by value, its hundreds of words would be the larger part
/// of the program.
package nonisolated final class Appearance: Sendable {
  package let words: Words
  package let glyphs: GlyphSet
  package let theme: Theme
  /// Which signs stand for the weather where there are signs.
  let icons: Settings.Icons
  /// Whether even words may use only ASCII characters.
  package let isASCII: Bool
  /// Whether nothing may move by itself: work under way is named, but neither its seconds nor its share.
  package let isStill: Bool
  /// The person's own zone, to show how far away by the clock a city is; `nil` where it is not known.
  let home: Zone?

  package init(
    words: Words = .english, glyphs: GlyphSet = .unicode, theme: Theme = .dark, icons: Settings.Icons = .text,
    isASCII: Bool = false, isStill: Bool = false, home: Zone? = nil
  ) {
    self.words = words
    self.glyphs = glyphs
    self.theme = theme
    self.isASCII = isASCII || glyphs == .ascii
    self.isStill = isStill
    self.icons = icons
    self.home = home
  }

  /// The same in other colours.
  func with(_ theme: Theme) -> Appearance {
    Appearance(
      words: words, glyphs: glyphs, theme: theme, icons: icons, isASCII: isASCII, isStill: isStill, home: home)
  }

  /// What is under way, for how long and how much of it is done: `loading 3 s 40%`.
  func underWay(_ what: String, seconds: Int, share: Double? = nil) -> String {
    if isStill { return what }
    return "\(what) \(words("\(seconds) s"))" + (share.map { " " + words.percent(100 * $0) } ?? "")
  }

  /// What is in place of an unknown value.
  package var dash: String { glyphs == .unicode ? "–" : "-" }

  /// Precedes the selected line.
  var selectionMark: String { glyphs == .unicode ? "›" : ">" }

  /// The degree sign, where the terminal has one.
  package var degree: String { isASCII ? "" : "°" }

  package var ellipsis: Ellipsis { isASCII ? .ascii : .unicode }

  /// The sun or the moon for day or night; a word in words, empty when unknown.
  func dayOrNight(_ isDay: Bool?) -> String {
    guard let isDay else { return "" }
    if glyphs == .words { return isDay ? words("day") : words("night") }
    return glyphs == .ascii ? (isDay ? "" : ")") : sign(.clear, isDay: isDay)
  }

  /// An arrow in the direction the wind blows to, or the point it comes from in words.
  func windSign(from degrees: Double?) -> String {
    guard let degrees, degrees.isFinite else { return "" }
    guard glyphs == .unicode else { return compassPoint(degrees) }
    let arrows = ["↓", "↙", "←", "↖", "↑", "↗", "→", "↘"]
    return arrows[Self.sector(degrees, of: 8)]
  }

  /// One of the sixteen points of the compass.
  func compassPoint(_ degrees: Double) -> String { words.compass[Self.sector(degrees, of: 16)] }

  /// Which of `count` equal sectors around north a direction lies in.
  static func sector(_ degrees: Double, of count: Int) -> Int {
    let turns = (degrees / 360 * Double(count)).rounded().truncatingRemainder(dividingBy: Double(count))
    return (Int(turns) + count) % count
  }
}

/// What is drawn with an appearance, whose language and colours it calls by their short names.
nonisolated protocol Styled {
  var appearance: Appearance { get }
}

nonisolated extension Styled {
  var words: Words { appearance.words }
  var theme: Theme { appearance.theme }
  var dash: String { appearance.dash }
}

/// Which signs a screen may use.
package nonisolated enum GlyphSet: Sendable {
  /// Signs every UTF-8 terminal draws in the same width.
  case unicode
  case ascii
  /// Words instead of signs, for screen readers and logs.
  case words
}

nonisolated extension Appearance {
  /// A text of ours with its signs as the terminal can show them.
  func signs(_ text: String) -> String {
    guard glyphs != .unicode else { return text }
    return Self.replacements.reduce(text) { $0.replacing($1.sign, with: $1.words) }
  }

  private static let replacements: [(sign: String, words: String)] = [
    ("↑ ↓", "Up Down"), ("↑↓", "Up/Down"), ("←→", "Left/Right"), ("↑", "Up"), ("↓", "Down"), ("←", "Left"),
    ("→", "Right"), ("°", ""), ("✓", "*"), ("–", "-"), ("…", "..."), ("“", "\""), ("”", "\""), ("„", "\""),
  ]
}
