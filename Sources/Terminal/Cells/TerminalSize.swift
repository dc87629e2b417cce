/// The size of a terminal in cells, and of a cell in pixels if the terminal reports it.
package struct TerminalSize: Hashable, Sendable {
  /// The width and height in cells, each 1–1000.
  package let columns, rows: Int
  /// The size of one cell in pixels; `nil` if the terminal doesn't report it.
  package var cell: CellPixels?

  /// A size, clamped to 1–1000 each way.
  package init(columns: Int, rows: Int, cell: CellPixels? = nil) {
    (self.columns, self.rows) = (min(1000, max(1, columns)), min(1000, max(1, rows)))
    self.cell = cell
  }

  /// The size assumed if none is known.
  package static let standard = TerminalSize(columns: 80, rows: 24)
}
