import Terminal

/// The keys of the live table.
struct HelpPage {
  let appearance: Appearance
  let width: Int

  var lines: [StyledText] { appearance.words.helpKeys.flatMap { entry($0.key, $0.meaning) } }

  /// The widest key and a gap, on narrow screens less.
  private var indent: Int {
    let widest = appearance.words.helpKeys.map { appearance.signs($0.key).displayWidth }.max() ?? 0
    return width < 44 ? 8 : widest + 4
  }

  private func entry(_ key: String, _ meaning: String) -> [StyledText] {
    guard !key.isEmpty else { return [StyledText(" " + meaning, appearance.theme.heading)] }
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
