package import Terminal

/// The room that a picture may take on the screen.
package nonisolated struct PictureBounds: Equatable, Sendable {
  /// Columns and rows of cells; less than 1 is taken as 1.
  package var columns: Int
  package var rows: Int
  /// The size of a terminal cell in pixels; `nil` if not known.
  package var cellSize: CellPixels?
}

nonisolated extension PictureBounds {
  /// All columns of a page but two for the margins, and all rows but seven for the title and the beginning of the text. On a
  /// low page up to four rows, leaving three for text if possible; never less than one of either.
  package init(onPageOfColumns columns: Int, rows: Int, cellSize: CellPixels?) {
    self.init(columns: max(columns - 2, 1), rows: max(rows - 7, min(rows - 3, 4), 1), cellSize: cellSize)
  }
}
