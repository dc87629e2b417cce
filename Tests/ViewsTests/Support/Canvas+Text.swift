@testable import Terminal

extension Canvas {
  /// The text of one row, without trailing blanks.
  nonisolated func text(row: Int) -> String {
    var text = ""
    for cell in lines[row] where cell.width > 0 { text.append(cell.glyph) }
    while text.last == " " { text.removeLast() }
    return text
  }
}
