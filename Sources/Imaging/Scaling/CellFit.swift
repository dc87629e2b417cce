/// The largest size of a picture in a field of character cells that keeps its aspect ratio.
package struct CellFit: Equatable, Sendable {
  /// The size in cells, at least 1 × 1.
  package let columns, rows: Int
  /// The size in screen pixels, at least 1 × 1, for protocols that draw pixels.
  package let pixelWidth, pixelHeight: Int

  /// Fits a picture of `width` × `height` pixels into `columns` × `rows` cells of `cellWidth` × `cellHeight` screen
  /// pixels. All are clamped: to 1…2³⁰ pixels, 1…4096 cells, and 1…256 pixels per cell.
  package init(width: Int, height: Int, columns: Int, rows: Int, cellWidth: Int, cellHeight: Int) {
    func bounded(_ value: Int, _ top: Int) -> Double { Double(min(max(value, 1), top)) }
    let (width, height) = (bounded(width, 1 << 30), bounded(height, 1 << 30))
    let (columns, rows) = (bounded(columns, 4096), bounded(rows, 4096))
    let (cellWidth, cellHeight) = (bounded(cellWidth, 256), bounded(cellHeight, 256))
    let scale = min(columns * cellWidth / width, rows * cellHeight / height)
    pixelWidth = max(Int((width * scale).rounded()), 1)
    pixelHeight = max(Int((height * scale).rounded()), 1)
    self.columns = min(max(Int((width * scale / cellWidth).rounded()), 1), Int(columns))
    self.rows = min(max(Int((height * scale / cellHeight).rounded()), 1), Int(rows))
  }
}
