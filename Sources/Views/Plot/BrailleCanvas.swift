/// A bitmap of braille patterns, with two dots across and four down in each cell.
nonisolated struct BrailleCanvas {
  private let columns, rows: Int
  /// The dots of each cell as a sum of their ``bit(x:y:)``, row by row.
  private var dots: [UInt8]

  /// An empty canvas; neither number of cells may be negative.
  init(columns: Int, rows: Int) {
    (self.columns, self.rows) = (columns, rows)
    dots = Array(repeating: 0, count: columns * rows)
  }

  /// The characters by the sum of their dots (Unicode's Braille Patterns, U+2800–U+28FF), with a blank for none.
  static let patterns: [Character] = [" "] + (0x2801...0x28FF).compactMap { Unicode.Scalar($0).map { Character($0) } }

  /// The bits of the left column from the top, then of the right one, in Unicode's order of the dots.
  private static let bits: [UInt8] = [0x01, 0x02, 0x04, 0x40, 0x08, 0x10, 0x20, 0x80]

  /// The bit of a dot in its cell, from its position on the canvas; neither may be negative.
  static func bit(x: Int, y: Int) -> UInt8 { bits[(x & 1) << 2 | y & 3] }

  /// Draws a curve through a height for each column of dots, 0 for the bottom row of dots and 1 for the top one. `nil`,
  /// NaN and ±100 or more leave gaps, and nothing is drawn outside the canvas.
  mutating func drawCurve(_ heights: [Double?]) {
    var previous: Int?
    for (x, height) in heights.enumerated() {
      let y = height.flatMap { abs($0) < 100 ? Int(((1 - $0) * Double(rows * 4 - 1)).rounded()) : nil }
      if let y { draw(x, from: previous ?? y, to: y) }
      previous = y
    }
  }

  /// Draws a vertical line in a column of dots; of several dots, not the first, which the column before already has.
  private mutating func draw(_ x: Int, from start: Int, to end: Int) {
    let first = start < end ? start + 1 : start > end ? start - 1 : end
    for y in min(first, end)...max(first, end) where (0..<rows * 4).contains(y) && (0..<columns * 2).contains(x) {
      dots[y / 4 * columns + x / 2] |= Self.bit(x: x, y: y)
    }
  }

  /// The dots of a cell of the canvas, as a sum of their ``bit(x:y:)``.
  subscript(row: Int, column: Int) -> UInt8 { dots[row * columns + column] }

  /// The characters of the cells, row by row; a blank for a cell without dots.
  var cells: [[String]] { (0..<rows).map { row in (0..<columns).map { String(Self.patterns[Int(self[row, $0])]) } } }
}
