/// The size of a terminal in cells, and of a cell in pixels if the terminal reports it.
package struct TerminalSize: Hashable, Sendable {
  /// Columns, 1–1000.
  package let columns: Int
  /// Rows, 1–1000.
  package let rows: Int
  /// The size of one cell in pixels.
  package var cell: CellPixels?

  /// A size, clamped to 1–1000 each way.
  package init(columns: Int, rows: Int, cell: CellPixels? = nil) {
    self.columns = min(1000, max(1, columns))
    self.rows = min(1000, max(1, rows))
    self.cell = cell
  }

  /// The size assumed if none is known.
  package static let standard = TerminalSize(columns: 80, rows: 24)
}

/// The size of one cell in pixels.
package struct CellPixels: Hashable, Sendable {
  /// Pixels across, 1–1000.
  package let width: Int
  /// Pixels down, 1–1000.
  package let height: Int

  /// A size, or nil unless both numbers are 1–1000.
  package init?(width: Int, height: Int) {
    guard (1...1000).contains(width), (1...1000).contains(height) else { return nil }
    self.width = width
    self.height = height
  }
}
