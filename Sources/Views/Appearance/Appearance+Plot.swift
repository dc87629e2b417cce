import Entities
import Terminal

/// Bars, shades, marks and rules of plots, tables and panes.
nonisolated extension Appearance {
  /// Blocks that fill one to eight eighths of a cell from the bottom.
  static let blocks = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]

  /// A one-cell bar for a share 0…1, or without blocks its tenths, at most 9; a dot or `_` below 5%, blank if unknown.
  func bar(_ share: Double?) -> String {
    guard let share, share.isFinite else { return " " }
    guard share >= 0.05 else { return symbol("·", ascii: "_") }
    let bounded = min(share, 1)
    return glyphs == .unicode ? Self.blocks[min(Int(bounded * 8), 7)] : String(min(Int((bounded * 10).rounded()), 9))
  }

  /// A ``bar(_:)`` for a chance of precipitation in %, repeated over some columns, in the style of its number.
  func rainBar(_ chance: Double?, columns: Int = 1) -> StyledText {
    let sign = bar(chance.map { $0 / 100 })
    return StyledText(String(repeating: sign, count: columns), theme.style(ofChance: chance, unlikely: theme.dry))
  }

  /// A cloud cover of 0…1 as a one-cell shade, or unless ``glyphs`` is `unicode`, a ``bar(_:)``; blank if unknown.
  func shade(_ share: Double?) -> String {
    guard glyphs == .unicode, let share, share.isFinite else { return bar(share) }
    return ["·", "░", "▒", "▓", "█"][Int((min(max(share, 0), 1) * 4).rounded())]
  }

  /// Daylight, twilight or darkness in one column: the brighter the sky, the more ink, as suits dark backgrounds.
  func symbol(ofLight phase: TwilightPhase) -> String {
    (glyphs == .unicode ? ["█", "▓", "▒", "░", "·"] : ["#", "+", "-", ".", " "])[phase.rawValue]
  }

  /// The mark of the best of several days; one column.
  var bestMark: String { symbol("✓", ascii: "*") }

  /// The legend for ``bestMark``.
  var bestLegend: StyledText { StyledText(bestMark, theme.best) + StyledText(" " + words("best day"), theme.quiet) }

  /// The mark for ascending or descending on the heading of the column that the rows are sorted by; one column.
  func sortMark(_ sorting: Sorting) -> String {
    sorting.isAscending ? symbol("▴", ascii: "/") : symbol("▾", ascii: "\\")
  }

  /// The sign for “at most”, before the maximum of a scale.
  var atMost: String { symbol("≤", ascii: "<") }

  /// The moon's phase in two columns; seen `fromSouth` of the equator, its other side is lit. Empty in words.
  func moonSymbol(_ moon: MoonReport, fromSouth: Bool) -> String {
    // Each of the eight phases covers the 45° around it.
    let index = Self.sector(moon.phaseDegrees, of: 8)
    let turned = fromSouth ? (8 - index) % 8 : index
    switch glyphs {
    case .unicode where icons == .nerd:
      // From new to waning crescent, from the `nf-weather` set.
      let moons = ["\u{E38D}", "\u{E390}", "\u{E394}", "\u{E397}", "\u{E39B}", "\u{E39E}", "\u{E3A2}", "\u{E3A5}"]
      return moons[turned] + " "
    case .unicode: return ["🌑", "🌒", "🌓", "🌔", "🌕", "🌖", "🌗", "🌘"][turned]
    case .ascii: return ["..", " )", " D", "(D", "()", "C)", "C ", "( "][turned]
    case .words: return ""
    }
  }

  /// The rule above a pane, with its title at the left, cut if necessary, and a text at the right if there is room.
  func rule(_ title: StyledText, right: StyledText = StyledText(), width: Int) -> StyledText {
    let dash = symbol("─", ascii: "-")
    func dashes(_ count: Int) -> StyledText { StyledText(String(repeating: dash, count: max(count, 0)), theme.quiet) }
    let end = right.plain.isEmpty ? StyledText() : StyledText(" ") + right + StyledText(" ") + dashes(1)
    let start = dashes(1) + StyledText(" ") + cut(title, to: max(width - 4, 1)) + StyledText(" ")
    let middle = width - start.displayWidth - end.displayWidth
    guard middle >= 1 else { return start + dashes(width - start.displayWidth) }
    return start + dashes(middle) + end
  }
}
