/// Adjacent cells of a row to be written in one style.
struct CellRun: Equatable {
  /// The row, and the column of the first cell.
  let row, start: Int
  /// The column after the last cell.
  var end: Int
  /// The style, reduced to what the terminal can show.
  let style: Style
  /// Whether the rest of the row is erased instead of drawn.
  var erases = false

  /// Whether a cell at `row` and `column`, whose reduced style is `style`, continues the run.
  func canAppend(_ cell: Cell, as style: Style, row: Int, column: Int) -> Bool {
    !erases && self.row == row && end == column && cell.isDrawn(by: self.style, as: style)
  }

  /// The runs grouped by style, `first` before the others, in order within each.
  static func groupedByStyle(_ runs: [CellRun], first: Style?) -> [CellRun] {
    var styles: [Style] = first.map { [$0] } ?? []
    for run in runs where !styles.contains(run.style) { styles.append(run.style) }
    return styles.flatMap { style in runs.filter { $0.style == style } }
  }
}
