import Terminal

extension Appearance {
  /// The line above a pane: its title, and what stands at its right end, in a quiet rule.
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
