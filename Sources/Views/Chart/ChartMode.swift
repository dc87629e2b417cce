import Terminal

/// How a terminal shows charts in pixels: its graphics protocol and the size of its cells.
package nonisolated struct ChartMode: Equatable, Sendable {
  /// `kitty`, `iTerm` or `sixel`.
  let graphics: PictureMode
  /// The size of a cell; 10 by 20 pixels if the terminal doesn't say.
  let cell: CellPixels

  /// The most pixels across or down in a picture, since xterm shows no more by default and connections may be slow.
  private static let maximumPixels = 1000

  /// The mode of a terminal; `nil` to draw in characters: where pictures are too, and without Unicode signs or colours.
  package init?(_ context: PictureContext, _ appearance: Appearance) {
    guard appearance.glyphs == .unicode, appearance.theme.depth != .none,
      let cell = context.cellSize ?? CellPixels(width: 10, height: 20)
    else { return nil }
    switch context.modeOnScreen {
    case .kitty, .iTerm, .sixel: (graphics, self.cell) = (context.modeOnScreen, cell)
    case .blocks, .ascii, .none: return nil
    }
  }

  /// The aspect ratio, width by height, of one of the eight dots in a cell.
  var stretch: Double { 2 * Double(cell.width) / Double(cell.height) }

  /// A drawing's size, limited to what a picture fills, as sixels can't be scaled up; the round sky's only in height.
  func bounded(columns: Int, rows: Int, view: ChartView) -> (columns: Int, rows: Int) {
    let isSixel = graphics == .sixel
    let maximumColumns = isSixel ? max(Self.maximumPixels / cell.width, 4) : KittyGraphics.maximumCells
    let maximumRows = isSixel ? max(Self.maximumPixels / cell.height, 4) : KittyGraphics.maximumCells
    guard view == .whole else { return (min(columns, maximumColumns), min(rows, maximumRows)) }
    // The round sky may be up to one column wider than high.
    return (columns, min(rows, maximumRows, max((maximumColumns - 1) * cell.width / cell.height, 4)))
  }

  /// The columns that the sky takes of a drawing of this size; the round sky is centred.
  func skyColumns(of columns: Int, rows: Int, view: ChartView) -> Range<Int> {
    guard view == .whole else { return 0..<columns }
    let diameter = (rows * cell.height + cell.width - 1) / cell.width
    let margin = (columns - min(diameter, columns)) / 2
    return margin..<columns - margin
  }

  /// The painter of the sky in some cells, with as many pixels as they have, or fewer in the same proportions.
  func painter(_ view: ChartView, columns: Int, rows: Int, theme: Theme, faintest: Double) -> ChartPainter {
    let (width, height) = (Double(columns * cell.width), Double(rows * cell.height))
    let scale = min(1, Double(Self.maximumPixels) / max(width, height))
    return ChartPainter(
      view: view, width: max(Int((width * scale).rounded()), 1), height: max(Int((height * scale).rounded()), 1),
      cellHeight: Double(cell.height) * scale, theme: theme, faintest: faintest)
  }
}
