import Terminal

/// The cells of an ``AltitudeChart``: dots, letters and labels, each in the style of its body.
struct AltitudeCanvas {
  private struct Cell {
    var text = " "
    /// The sum of the dots as in ``BrailleCanvas/bit(x:y:)``, 0 for letters and labels.
    var dots: UInt8 = 0
    var style = Style.plain
    var isLabel = false
  }

  /// One body's curve.
  struct Curve {
    /// The character that draws it in ASCII.
    let letter: String
    /// Its name as shown.
    let label: String
    /// The altitude in degrees at the middle of each half column of the canvas; `nil` where the curve isn't drawn.
    let altitudes: [Double?]
    let style: Style
  }

  private let columns: Int
  private let rows: Int
  /// The altitude of the upper edge in degrees; that of the lower edge is 0.
  private let top: Double
  private let isUnicode: Bool
  private var cells: [[Cell]]

  /// An empty canvas of some cells, for altitudes from 0 to `top` degrees, which must be positive.
  init(columns: Int, rows: Int, top: Double, isUnicode: Bool) {
    (self.columns, self.rows, self.top, self.isUnicode) = (columns, rows, top, isUnicode)
    cells = Array(repeating: Array(repeating: Cell(), count: columns), count: rows)
  }

  /// The drawing from top to bottom.
  var lines: [StyledText] { cells.map { row in row.reduce(into: StyledText()) { $0.extend($1.text, $1.style) } } }

  /// Draws a curve over the others; where dots share a cell, all of them take its style.
  mutating func draw(_ curve: Curve) {
    if isUnicode { drawDots(curve) } else { drawLetters(curve) }
  }

  private mutating func drawDots(_ curve: Curve) {
    var canvas = BrailleCanvas(columns: columns, rows: rows)
    canvas.drawCurve(curve.altitudes.map { $0.map { $0 / top } })
    for row in 0..<rows {
      for column in 0..<columns where canvas[row, column] > 0 {
        let dots = cells[row][column].dots | canvas[row, column]
        cells[row][column] = Cell(text: String(BrailleCanvas.patterns[Int(dots)]), dots: dots, style: curve.style)
      }
    }
  }

  private mutating func drawLetters(_ curve: Curve) {
    for column in 0..<columns {
      if let row = row(of: curve, at: column) { cells[row][column] = Cell(text: curve.letter, style: curve.style) }
    }
  }

  /// The row of a curve in a column; `nil` where it isn't drawn, also for NaN and absurd numbers.
  private func row(of curve: Curve, at column: Int) -> Int? {
    let share = (curve.altitudes[column * 2] ?? curve.altitudes[column * 2 + 1]).map { $0 / top }
    guard let share, abs(share) < 100 else { return nil }
    return min(max(Int((1 - share) * Double(rows)), 0), rows - 1)
  }

  /// Writes a curve's name above, below or beside it where it hides the fewest cells, unless all touch other names.
  mutating func label(_ curve: Curve) {
    let width = curve.label.displayWidth
    let points = (0..<columns).compactMap { column in row(of: curve, at: column).map { (row: $0, column: column) } }
    guard let highest = points.map(\.row).min(), width <= columns else { return }
    var best: (row: Int, column: Int, cost: Int)?
    for point in points {
      for (row, column) in [
        (point.row - 1, point.column - width / 2), (point.row, point.column + 2), (point.row, point.column - width - 1),
        (point.row + 1, point.column - width / 2),
      ] {
        guard let hiddenCells = cellsHidden(byLabelOf: width, row: row, column: column) else { continue }
        // People look for a name near the highest point; a hidden cell weighs as much as ten rows below it.
        let cost = hiddenCells * 20 + (point.row - highest) * 2 + abs(point.row - row)
        if cost < best?.cost ?? .max { best = (row, column, cost) }
      }
    }
    if let best { writeLabel(of: curve, row: best.row, column: best.column) }
  }

  /// The number of drawn cells that a label of some columns would hide; `nil` if it doesn't fit or touches another.
  private func cellsHidden(byLabelOf width: Int, row: Int, column: Int) -> Int? {
    guard (0..<rows).contains(row), column >= 0, column + width <= columns else { return nil }
    let around = cells[row][max(0, column - 1)..<min(columns, column + width + 1)]
    guard !around.contains(where: \.isLabel) else { return nil }
    return cells[row][column..<column + width].count { $0.text != " " }
  }

  private mutating func writeLabel(of curve: Curve, row: Int, column: Int) {
    var start = column
    for character in curve.label {
      let width = String(character).displayWidth
      // The second column of a wide letter is empty; a combining mark without a base has no column.
      for column in start..<start + width {
        let text = column == start ? String(character) : ""
        cells[row][column] = Cell(text: text, style: curve.style, isLabel: true)
      }
      start += width
    }
  }
}
