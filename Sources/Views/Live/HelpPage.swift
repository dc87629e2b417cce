import Entities
import Terminal

/// A section of the help page.
nonisolated enum HelpSection: CaseIterable {
  case cities, view, general

  fileprivate var heading: Phrase {
    switch self {
    case .cities: Phrase("Cities", context: "help")
    case .view: Phrase("View", context: "help")
    case .general: Phrase("General", context: "help")
    }
  }
}

/// The help page: the keys of the live table.
struct HelpPage: Styled {
  let appearance: Appearance
  /// Columns of the screen.
  let width: Int

  var lines: [StyledText] {
    let column = meaningColumn
    return HelpSection.allCases.flatMap { section in
      let entries = rows(of: section) + (section == .view ? [bestDay] : [])
      return [StyledText(" " + words(section.heading), theme.heading)]
        + entries.flatMap { entry($0.keys, $0.meaning, indent: column) }
    }
  }

  /// The meaning of the best day's mark, and how that day is chosen.
  private var bestDay: (keys: String, meaning: Phrase) { (appearance.bestMark, Phrase(verbatim: words.bestDayRule)) }

  /// The column of the meanings: after the widest keys and a gap, or near the left on screens of fewer than 44 columns.
  private var meaningColumn: Int {
    let keys = HelpSection.allCases.flatMap(rows).map { appearance.replacingSymbols(in: $0.keys).displayWidth }
    return width < 44 ? 8 : (keys.max() ?? 0) + 4
  }

  /// The keys of a section and their meanings, from the rows that have an entry.
  private func rows(of section: HelpSection) -> [(keys: String, meaning: Phrase)] {
    KeyTable.dashboard.rows.compactMap { row in
      row.help.flatMap { $0.section == section ? (keys(of: row), $0.phrase) : nil }
    }
  }

  /// The keys of a row, characters last: `↑ ↓  k j`.
  private func keys(of row: KeyBinding<DashboardControl>) -> String {
    let keys = row.keys.map(\.key)
    let groups = [keys.filter { !$0.isCharacter }, keys.filter(\.isCharacter)]
    return groups.filter { !$0.isEmpty }.map { $0.map { words($0.name) }.joined(separator: " ") }
      .joined(separator: "  ")
  }

  /// Some keys with their meaning wrapped from column `indent` on: beside them, or below them if they are too wide.
  private func entry(_ keys: String, _ meaning: Phrase, indent: Int) -> [StyledText] {
    let keys = "  " + appearance.replacingSymbols(in: keys)
    let meaning = appearance.replacingSymbols(in: words(meaning)).wrapped(to: max(width - indent - 1, 8))
    let lines = meaning.map { StyledText("".padded(to: indent) + $0) }
    guard keys.displayWidth < indent, let first = meaning.first else { return [StyledText(keys, .bold)] + lines }
    return [StyledText(keys.padded(to: indent), .bold) + StyledText(first)] + lines.dropFirst()
  }
}
