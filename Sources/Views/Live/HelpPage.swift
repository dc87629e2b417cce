import Entities
import Terminal

/// What a part of the help is about.
nonisolated enum HelpSection: CaseIterable {
  case cities, view, refreshing
}

/// The keys of the live table.
struct HelpPage {
  let appearance: Appearance
  let width: Int

  private var words: Words { appearance.words }

  var lines: [StyledText] {
    HelpSection.allCases.flatMap { section in
      [StyledText(" " + words(section.phrase), appearance.theme.heading)]
        + Self.rows.filter { $0.section == section }.flatMap(entry) + (section == .view ? bestDay : [])
    }
  }

  /// What the sign of the best day means, and how that is chosen.
  private var bestDay: [StyledText] {
    let words = appearance.words
    return entry(
      appearance.bestSign,
      "\(words("the best day to be outside")): \(words("the mildest of the next 7 without much rain or wind; of two alike, the drier"))"
    )
  }

  /// The widest key and a gap, on narrow screens less.
  private var indent: Int {
    let keys = Self.rows.map { appearance.signs(Self.keys(of: $0)).displayWidth }
    return width < 44 ? 8 : (keys.max() ?? 0) + 4
  }

  /// The keys that help tells of; restoring a city is told of with removing one, and going back with opening.
  private static var rows: [KeyBinding<DashboardControl>] { KeyTable.dashboard.rows.filter { $0.section != nil } }

  /// The keys of a row, those that are no characters before the others: `↑ ↓  k j`.
  private static func keys(of row: KeyBinding<DashboardControl>) -> String {
    let keys = row.keys.map(\.key)
    let groups = [keys.filter { !$0.isCharacter }, keys.filter(\.isCharacter)]
    return groups.filter { !$0.isEmpty }.map { $0.map(\.name).joined(separator: " ") }.joined(separator: "  ")
  }

  private func entry(_ row: KeyBinding<DashboardControl>) -> [StyledText] {
    entry(appearance.signs(Self.keys(of: row)), row.name.help.map { words($0) } ?? "")
  }

  private func entry(_ sign: String, _ meaning: String) -> [StyledText] {
    let name = "  " + sign
    let words = appearance.signs(meaning).wrapped(to: max(width - indent - 1, 8))
    var lines = words.map { StyledText("".padded(to: indent) + $0) }
    guard name.displayWidth < indent, let first = words.first else {
      return [StyledText(name, .bold)] + lines
    }
    lines[0] = StyledText(name.padded(to: indent), .bold) + StyledText(first)
    return lines
  }
}
