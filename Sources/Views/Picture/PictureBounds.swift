package import Terminal

/// The room that a picture may take on the screen.
package nonisolated struct PictureBounds: Equatable, Sendable {
  /// The number of columns; less than 1 counts as 1.
  package var columns: Int
  /// The number of rows; less than 1 counts as 1.
  package var rows: Int
  /// The size of a terminal cell in pixels; `nil` if not known.
  package var cellSize: CellPixels?
}

nonisolated extension PictureBounds {
  /// The room on a page: all but two columns for the margins, and seven rows for the title and the beginning of the
  /// text. A low page has up to four rows of picture, and three for text if possible.
  package init(onPageOfColumns columns: Int, rows: Int, cellSize: CellPixels?) {
    self.init(columns: max(columns - 2, 1), rows: max(rows - 7, min(rows - 3, 4), 1), cellSize: cellSize)
  }
}
