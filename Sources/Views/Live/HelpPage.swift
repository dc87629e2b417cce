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

  /// The lines of the help: keys of one kind, and what the first of them does. Restoring a city is told of with removing
  /// one, and going back with opening.
  static let sections: [(section: HelpSection, lines: [[KeyAction]])] = [
    (
      .cities,
      [
        [.up, .down, .previous, .next], [.first, .last], [.pageUp, .pageDown], [.open], [.add], [.rename], [.remove],
        [.moveDown, .moveUp], [.find], [.sort], [.reverse],
      ]
    ),
    (.view, [[.units], [.clock], [.weather], [.sky], [.chart], [.left, .right], [.picture], [.panes]]),
    (.refreshing, [[.refresh], [.pause], [.help], [.quit]]),
  ]

  private var words: Words { appearance.words }

  var lines: [StyledText] {
    Self.sections.flatMap { section, lines in
      [StyledText(" " + words.live.helpSection(section), appearance.theme.heading)] + lines.flatMap(entry)
        + (section == .view ? bestDay : [])
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
    let keys = Self.sections.flatMap(\.lines).map { appearance.signs(KeyMap.dashboard.keys(of: $0)).displayWidth }
    return width < 44 ? 8 : (keys.max() ?? 0) + 4
  }

  private func entry(_ actions: [KeyAction]) -> [StyledText] {
    let meaning = actions.first.flatMap(words.live.help) ?? ""
    return entry(appearance.signs(KeyMap.dashboard.keys(of: actions)), meaning)
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
