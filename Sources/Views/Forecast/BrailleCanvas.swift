/// A bitmap drawn with braille patterns, 2×4 dots in a cell.
struct BrailleCanvas {
  private let columns: Int
  private let rows: Int
  private var dots: [UInt32]

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    dots = Array(repeating: 0, count: columns * rows)
  }

  /// The bits of the dots by row and column (Unicode, Braille Patterns U+2800–U+28FF).
  private static let bits: [[UInt32]] = [[0x01, 0x08], [0x02, 0x10], [0x04, 0x20], [0x40, 0x80]]

  /// Draws the dots of one column of dots between two heights, without the one it starts from unless it is the same.
  mutating func draw(_ x: Int, from: Int, to: Int) {
    let first = from < to ? from + 1 : from > to ? from - 1 : to
    for y in min(first, to)...max(first, to) where (0..<rows * 4).contains(y) && (0..<columns * 2).contains(x) {
      dots[y / 4 * columns + x / 2] |= Self.bits[y % 4][x % 2]
    }
  }

  /// Row by row, one text for each cell.
  var cells: [[String]] {
    (0..<rows).map { row in (0..<columns).map { Self.text(dots[row * columns + $0]) } }
  }

  private static func text(_ bits: UInt32) -> String {
    guard bits > 0, let scalar = Unicode.Scalar(0x2800 + bits) else { return " " }
    return String(Character(scalar))
  }
}
