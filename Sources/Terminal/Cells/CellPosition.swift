/// A position in the grid, counted from 0 at the top left.
package struct CellPosition: Hashable, Sendable {
  package var row, column: Int

  package init(row: Int, column: Int) { (self.row, self.column) = (row, column) }
}
