@testable import Terminal

extension Canvas {
  /// The cell at a place, blank outside the grid.
  subscript(row: Int, column: Int) -> Cell {
    (0..<rows).contains(row) && (0..<columns).contains(column) ? lines[row][column] : .blank
  }

  /// The text of one row, without trailing blanks.
  func text(row: Int) -> String {
    var text = ""
    for cell in lines[row] where cell.width > 0 { text.append(cell.glyph) }
    while text.last == " " { text.removeLast() }
    return text
  }
}
