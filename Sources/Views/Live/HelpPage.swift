import Terminal

/// The keys of the live table.
struct HelpPage {
  let appearance: Appearance
  let width: Int

  private var words: LiveWords { appearance.words.live }

  var lines: [StyledText] {
    HelpTopic.Section.allCases.flatMap { section in
      [StyledText(" " + words.helpSection(section), appearance.theme.heading)]
        + HelpTopic.allCases.filter { $0.section == section }.flatMap(entry)
    }
  }

  /// The widest key and a gap, on narrow screens less.
  private var indent: Int {
    let widest = HelpTopic.allCases.map { appearance.signs(KeyMap.dashboard.keys(of: $0)).displayWidth }.max() ?? 0
    return width < 44 ? 8 : widest + 4
  }

  private func entry(_ topic: HelpTopic) -> [StyledText] {
    let (key, meaning) = (KeyMap.dashboard.keys(of: topic), words.help(topic))
    let name = "  " + appearance.signs(key)
    let words = appearance.signs(meaning).wrapped(to: max(width - indent - 1, 8))
    let blank = String(repeating: " ", count: indent)
    var lines = words.map { StyledText(blank + $0) }
    guard name.displayWidth < indent, let first = words.first else {
      return [StyledText(name, appearance.theme.key)] + lines
    }
    lines[0] = StyledText(name.padded(to: indent), appearance.theme.key) + StyledText(first)
    return lines
  }
}
