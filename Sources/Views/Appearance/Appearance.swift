package import Entities
import Terminal

/// How everything is drawn: language, signs and colours.
///
/// An immutable class, as every view has one: a copy is only a reference, whose identity tells if cached lines are valid.
package nonisolated final class Appearance: Sendable {
  /// The texts in the user's language.
  package let words: Words
  /// The signs that may be shown.
  let glyphs: GlyphSet
  /// The colours.
  let theme: Theme
  /// The kind of weather symbols, unless ``glyphs`` has none.
  let icons: Settings.Icons
  /// Whether all text is limited to ASCII; always if ``glyphs`` is `ascii`, and possible with `words`.
  let isASCII: Bool
  /// Whether nothing on screen may move by itself: progress shows neither seconds nor a percentage.
  let isStill: Bool
  /// The user's own time zone, to show time differences from it; `nil` if it isn't known.
  let homeZone: Zone?

  /// Without arguments, English text with all signs on a dark background.
  package init(
    words: Words = .english, glyphs: GlyphSet = .unicode, theme: Theme = .dark, icons: Settings.Icons = .text,
    isASCII: Bool = false, isStill: Bool = false, homeZone: Zone? = nil
  ) {
    (self.words, self.glyphs, self.theme, self.icons) = (words, glyphs, theme, icons)
    (self.isASCII, self.isStill, self.homeZone) = (isASCII || glyphs == .ascii, isStill, homeZone)
  }

  /// The same appearance in other colours.
  func with(_ theme: Theme) -> Appearance {
    Appearance(
      words: words, glyphs: glyphs, theme: theme, icons: icons, isASCII: isASCII, isStill: isStill, homeZone: homeZone)
  }

  /// The progress of an activity: `loading 3 s 40%`, or just `loading` if ``isStill``. `share` is 0…1.
  func progress(of activity: String, seconds: Int, share: Double? = nil) -> String {
    isStill ? activity : "\(activity) \(words("\(seconds) s"))" + (share.map { " " + words.percent(100 * $0) } ?? "")
  }

  /// Whether everything is said in words, without drawings.
  var isProse: Bool { glyphs == .words }

  /// A sign, or the ASCII text in place of it unless ``glyphs`` is `unicode`.
  func symbol(_ unicode: String, ascii: String) -> String { glyphs == .unicode ? unicode : ascii }

  /// The sign for an unknown value, and between the ends of a range.
  var dash: String { symbol("–", ascii: "-") }

  /// The mark before the selected line.
  var selectionMark: String { symbol("›", ascii: ">") }

  /// The degree sign; empty in ASCII.
  var degree: String { isASCII ? "" : "°" }

  /// The degree sign after an angle; spelled out in ASCII.
  var angleSign: String { isASCII ? " deg" : degree }

  /// The mark where text was cut.
  var ellipsis: Ellipsis { isASCII ? .ascii : .unicode }

  /// The sun by day, the moon by night; in ASCII only `)` by night, in words `day` or `night`. Empty if unknown.
  func dayOrNight(_ isDay: Bool?) -> String {
    guard let isDay else { return "" }
    if isProse { return isDay ? words("day") : words("night") }
    return glyphs == .ascii ? (isDay ? "" : ")") : symbol(of: .clear, isDay: isDay)
  }

  /// An arrow to where a wind from `degrees` blows or, without arrows, the point it comes from; empty if unknown.
  func windSymbol(from degrees: Double?) -> String {
    guard let degrees, degrees.isFinite else { return "" }
    guard glyphs == .unicode else { return compassPoint(degrees) }
    let arrows = ["↓", "↙", "←", "↖", "↑", "↗", "→", "↘"]
    return arrows[Self.sector(degrees, of: 8)]
  }

  /// The nearest of the sixteen compass points to a direction in degrees; north if that isn't finite.
  func compassPoint(_ degrees: Double) -> String { words.compass[Self.sector(degrees, of: 16)] }

  /// The index of the sector in which a direction in degrees lies, of `count` clockwise, the first centred on north.
  static func sector(_ degrees: Double, of count: Int) -> Int {
    guard degrees.isFinite else { return 0 }
    let turns = (degrees / 360 * Double(count)).rounded().truncatingRemainder(dividingBy: Double(count))
    return (Int(turns) + count) % count
  }

  /// One of the program's own texts, with its arrows and marks replaced by words or ASCII unless ``glyphs`` is
  /// `unicode`. Degree signs are left out, as C and F are clear without them in help texts; values have ``degree``.
  func replacingSymbols(in text: String) -> String {
    guard glyphs != .unicode else { return text }
    return Self.replacements.reduce(text) { $0.replacing($1.sign, with: $1.words) }
  }

  /// Applied in order: pairs of arrows before single ones.
  private static let replacements: [(sign: String, words: String)] = [
    ("↑ ↓", "Up Down"), ("↑↓", "Up/Down"), ("←→", "Left/Right"), ("↑", "Up"), ("↓", "Down"), ("←", "Left"),
    ("→", "Right"), ("°", ""), ("✓", "*"), ("–", "-"), ("…", "..."), ("“", "\""), ("”", "\""), ("„", "\""),
  ]
}
