import Entities
import Terminal

/// The description of a table's column.
struct Column<Row> {
  /// A key, unlike any other column's of the table; it isn't shown.
  let name: String
  /// The heading in the column's width.
  let heading: (_ width: Int) -> StyledText
  let alignment: TextAlignment
  let width: ColumnWidth
  /// The order of the rows when sorted by this column; `nil` if they can't be.
  let order: RowOrder?
  /// The column's name in sentences, such as "sorted by …".
  let title: Phrase?
  /// The name of another column that makes this one redundant.
  let redundantBeside: String?
  /// A row's text in the column's width.
  let cell: (_ row: Row, _ width: Int) -> StyledText

  /// A column whose heading depends on its width, such as a drawing.
  init(
    drawn name: String, _ width: ColumnWidth, order: RowOrder? = nil, title: Phrase? = nil,
    heading: @escaping (Int) -> StyledText, cell: @escaping (Row, Int) -> StyledText
  ) {
    (self.name, self.heading, self.width, self.order, self.cell) = (name, heading, width, order, cell)
    (self.title, alignment, redundantBeside) = (title, .left, nil)
  }

  /// A column with a heading of its own width.
  init(
    _ name: String, _ heading: StyledText = StyledText(), _ alignment: TextAlignment = .left, width: ColumnWidth,
    order: RowOrder? = nil, title: Phrase? = nil, redundantBeside: String? = nil,
    cell: @escaping (Row, Int) -> StyledText
  ) {
    (self.name, self.heading, self.alignment, self.width) = (name, { _ in heading }, alignment, width)
    (self.order, self.title, self.redundantBeside, self.cell) = (order, title, redundantBeside, cell)
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
