@testable import Terminal

extension Canvas {
  /// The cell at a place, blank outside the grid.
  subscript(row: Int, column: Int) -> Cell {
    (0..<rows).contains(row) && (0..<columns).contains(column) ? cells[row * columns + column] : .blank
  }

  /// The text of one row, without trailing blanks.
  func text(row: Int) -> String {
    var text = ""
    for cell in cells[row * columns..<(row + 1) * columns] where cell.width > 0 { text.append(cell.glyph) }
    while text.last == " " { text.removeLast() }
    return text
  }
}
