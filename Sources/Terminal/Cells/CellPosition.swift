/// A place in the grid, counted from 0.
package struct CellPosition: Hashable, Sendable {
  /// The row from 0 at the top.
  package var row: Int
  /// The column from 0 at the left.
  package var column: Int

  /// The place in a row and a column, both from 0.
  package init(row: Int, column: Int) {
    self.row = row
    self.column = column
  }
}
