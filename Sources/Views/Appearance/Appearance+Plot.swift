import Entities
import Terminal

nonisolated extension Appearance {
  /// A bar of a share 0…1 in one cell: eighths as blocks, tenths as digits in ASCII; for nothing a dot, in ASCII the
  /// ground that bars stand on; a blank for what is unknown.
  func bar(_ share: Double?) -> String {
    guard let share, share.isFinite else { return " " }
    let bounded = min(max(share, 0), 1)
    if glyphs == .unicode {
      guard bounded >= 0.05 else { return "·" }
      return ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"][min(Int(bounded * 8), 7)]
    }
    return bounded < 0.05 ? "_" : String(min(Int((bounded * 10).rounded()), 9))
  }

  /// The clouds of a share 0…1 as a shade, in ASCII as tenths.
  func shade(_ share: Double?) -> String {
    guard glyphs == .unicode, let share, share.isFinite else { return bar(share) }
    return ["·", "░", "▒", "▓", "█"][min(max(Int((share * 4).rounded()), 0), 4)]
  }

  /// The sign of the best of several days, in one cell.
  var bestSign: String { glyphs == .unicode ? "✓" : "*" }

  /// What the sign of the best day means.
  var bestLegend: StyledText {
    StyledText(bestSign, theme.best) + StyledText(" " + words("best day"), theme.quiet)
  }

  /// Precedes the name of the column that the rows are sorted by: whether values rise or fall from row to row.
  func sortMark(_ sorting: Sorting) -> String {
    glyphs == .unicode ? (sorting.isAscending ? "▴" : "▾") : sorting.isAscending ? "/" : "\\"
  }

  var upTo: String { glyphs == .unicode ? "≤" : "<" }

  /// A small sign of the moon's shape, two columns wide, as seen from a latitude: from the south it is lit on the other
  /// side. Empty in words.
  func moonGlyph(_ moon: MoonReport, latitude: Double) -> String {
    // Eight shapes, each for an eighth of the month around it.
    let index = Int((moon.phaseDegrees / 45).rounded()) % 8
    let turned = latitude < 0 ? (8 - index) % 8 : index
    switch glyphs {
    case .unicode where icons == .nerd:
      // New, first quarter, full, third quarter and what lies between, of `nf-weather`.
      let moons = ["\u{E38D}", "\u{E390}", "\u{E394}", "\u{E397}", "\u{E39B}", "\u{E39E}", "\u{E3A2}", "\u{E3A5}"]
      return moons[turned] + " "
    case .unicode: return ["🌑", "🌒", "🌓", "🌔", "🌕", "🌖", "🌗", "🌘"][turned]
    case .ascii: return ["..", " )", " D", "(D", "()", "C)", "C ", "( "][turned]
    case .words: return ""
    }
  }
}

extension Appearance {
  /// The line above a pane: its title, and the text at its right end, in a quiet rule.
  func rule(_ title: StyledText, right: StyledText = StyledText(), width: Int) -> StyledText {
    let sign = glyphs == .unicode ? "─" : "-"
    func dashes(_ count: Int) -> StyledText { StyledText(String(repeating: sign, count: max(count, 0)), theme.quiet) }
    let end = right.plain.isEmpty ? StyledText() : StyledText(" ") + right + StyledText(" ") + dashes(1)
    let start = dashes(1) + StyledText(" ") + cut(title, to: max(width - 4, 1)) + StyledText(" ")
    let middle = width - start.displayWidth - end.displayWidth
    guard middle >= 1 else { return start + dashes(width - start.displayWidth) }
    return start + dashes(middle) + end
  }
}
