package import Terminal

/// The room that a picture may take on the screen.
package nonisolated struct PictureBounds: Equatable, Sendable {
  /// Columns and rows of cells; less than 1 counts as 1.
  package var columns: Int
  package var rows: Int
  /// The pixels of a cell of the terminal; `nil` if not known.
  package var cell: CellPixels?
}

nonisolated extension PictureBounds {
  /// The room on a page of `columns` and `height` lines: all lines but seven, for the title and the beginning of the text; on
  /// low pages, up to four lines as long as three are left.
  package init(page columns: Int, height: Int, cell: CellPixels?) {
    self.init(columns: max(columns - 2, 1), rows: max(height - 7, min(height - 3, 4), 1), cell: cell)
  }
}
