/// Adjacent cells of a row to be written in one style.
struct CellRun: Equatable {
  let row: Int
  /// The columns from the first cell to the one after the last.
  var columns: Range<Int>
  /// The style, reduced to what the terminal can show.
  let style: Style
  /// Whether the rest of the row is erased instead of drawn.
  var erases = false

  /// Whether a cell at `row` and `column`, whose reduced style is `style`, continues the run.
  func canAppend(_ cell: Cell, as style: Style, row: Int, column: Int) -> Bool {
    !erases && self.row == row && columns.upperBound == column && FrameWriter.draws(cell, as: style, with: self.style)
  }

  /// The runs grouped by style, `first` before the others, in order within each.
  static func groupedByStyle(_ runs: [CellRun], first: Style?) -> [CellRun] {
    var styles: [Style] = first.map { [$0] } ?? []
    for run in runs where !styles.contains(run.style) { styles.append(run.style) }
    return styles.flatMap { style in runs.filter { $0.style == style } }
  }
}
