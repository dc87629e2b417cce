/// Neighbouring cells of a row that are to be written, in one style.
struct CellRun: Equatable {
  let row: Int
  var columns: Range<Int>
  /// As the terminal can show it.
  let style: Style
  /// Whether the rest of the row is blanked instead.
  var erases = false

  /// Whether a cell goes on where the run ends, and is drawn by the same pen.
  func canTake(_ cell: Cell, _ style: Style, row: Int, column: Int) -> Bool {
    guard !erases, self.row == row, columns.upperBound == column else { return false }
    return style == self.style || (cell.character == " " && style == self.style.onBlank)
  }

  /// The runs with those of one style together, otherwise in their order.
  static func groupedByStyle(_ runs: [CellRun], first: Style?) -> [CellRun] {
    var styles: [Style] = first.map { [$0] } ?? []
    for run in runs where !styles.contains(run.style) { styles.append(run.style) }
    return styles.flatMap { style in runs.filter { $0.style == style } }
  }
}
