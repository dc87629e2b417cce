/// A position in the grid.
package struct CellPosition: Hashable, Sendable {
  /// The row, 0 at the top.
  package var row: Int
  /// The column, 0 at the left.
  package var column: Int

  package init(row: Int, column: Int) { (self.row, self.column) = (row, column) }
}
