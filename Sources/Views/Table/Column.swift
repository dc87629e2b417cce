import Entities
import Terminal

/// A column is a row of a table: all that the table needs to know of it.
struct Column<Row> {
  let name: String
  /// What is above it, in the width that it got.
  let heading: (_ width: Int) -> StyledText
  let alignment: TextAlignment
  let width: ColumnWidth
  /// What the rows are ordered by when this column is sorted.
  let order: RowOrder?
  /// What a sentence calls it, such as that on the order of the rows.
  let title: Phrase?
  /// Another column beside which this one says nothing new.
  let redundantBeside: String?
  /// What a row says, in the width that the column got.
  let cell: (_ row: Row, _ width: Int) -> StyledText

  /// A column whose heading depends on its width, such as a drawing.
  init(
    drawn name: String, _ width: ColumnWidth, order: RowOrder? = nil, title: Phrase? = nil,
    heading: @escaping (Int) -> StyledText, cell: @escaping (Row, Int) -> StyledText
  ) {
    (self.name, self.heading, self.width, self.order, self.cell) = (name, heading, width, order, cell)
    (self.title, alignment, redundantBeside) = (title, .left, nil)
  }

  /// A column under a heading, which is never narrower than that.
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
    _ name: String, _ heading: StyledText = StyledText(), _ alignment: TextAlignment = .left, worth: Int,
    rows: [Row], cell: @escaping (Row) -> StyledText
  ) {
    let width = rows.reduce(heading.displayWidth) { max($0, cell($1).displayWidth) }
    self.init(name, heading, alignment, width: .fixed(width, worth: worth)) { row, _ in cell(row) }
  }
}
