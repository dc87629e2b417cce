import Entities
import Terminal

/// The description of a table's column.
struct Column<Row> {
  /// A key that identifies the column in its table; it isn't shown.
  let name: String
  /// The heading in the column's width, in columns of the screen.
  let heading: (_ width: Int) -> StyledText
  var alignment = TextAlignment.left
  let width: ColumnWidth
  /// The order of the rows when sorted by this column; `nil` if they can't be.
  var order: RowOrder?
  /// The name of another column that makes this one redundant; `nil` if there is none.
  var redundantBeside: String?
  /// A row's text in the column's width, in columns of the screen.
  let cell: (_ row: Row, _ width: Int) -> StyledText
}

extension Column {
  /// A column with the same heading at all widths.
  init(
    _ name: String, _ heading: StyledText = StyledText(), _ alignment: TextAlignment = .left, width: ColumnWidth,
    order: RowOrder? = nil, redundantBeside: String? = nil, cell: @escaping (Row, Int) -> StyledText
  ) {
    self.init(
      name: name, heading: { _ in heading }, alignment: alignment, width: width, order: order,
      redundantBeside: redundantBeside, cell: cell)
  }

  /// A column as wide as its heading and the widest cell of some rows.
  init(
    _ name: String, _ heading: StyledText = StyledText(), _ alignment: TextAlignment = .left, priority: Int,
    rows: [Row], cell: @escaping (Row) -> StyledText
  ) {
    let width = rows.reduce(heading.displayWidth) { max($0, cell($1).displayWidth) }
    self.init(name, heading, alignment, width: .fixed(width, priority: priority)) { row, _ in cell(row) }
  }
}
