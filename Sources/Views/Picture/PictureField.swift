package import Terminal

/// The room a picture may take on the screen.
package nonisolated struct PictureField: Equatable, Sendable {
  package var columns: Int
  package var rows: Int
  /// Of the terminal; `nil` when not known.
  package var cell: CellPixels?

  package init(columns: Int, rows: Int, cell: CellPixels? = nil) {
    self.columns = columns
    self.rows = rows
    self.cell = cell
  }
}
