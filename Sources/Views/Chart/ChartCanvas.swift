import Terminal

/// The cells of a chart while it is drawn: dots of several ranks, signs, labels and the ground behind them.
///
/// A cell shows one thing: a letter or sign, else the dots of the highest rank in it. So a line ends before a star instead of
/// running into it, and no two colours meet in a cell.
nonisolated struct ChartCanvas {
  /// What dots belong to, the least important first.
  enum Rank: UInt8 {
    case none, ecliptic, horizon, line, pass, star
  }

  struct Cell {
    var dots: UInt8 = 0
    var rank = Rank.none
    var style = Style.plain
    /// A sign or a part of a label; empty in the second half of a wide letter.
    var glyph: Character?
    var isSecondHalf = false
    /// Whether a label may not go here: there is a sign or a label already.
    var isTaken: Bool { glyph != nil || isSecondHalf }
    /// Whether the cell is part of a label.
    var isText = false
    /// What a label here would hide; a star of magnitude 4 is one.
    var weight = 0.0
    var ground = Color.standard
  }

  let columns: Int
  let rows: Int
  private(set) var cells: [Cell]

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    cells = Array(repeating: Cell(), count: columns * rows)
  }

  subscript(column: Int, row: Int) -> Cell? {
    (0..<columns).contains(column) && (0..<rows).contains(row) ? cells[row * columns + column] : nil
  }

  /// The bits of the dots by row and column (Unicode, Braille Patterns U+2800–U+28FF).
  private static let bits: [[UInt8]] = [[0x01, 0x08], [0x02, 0x10], [0x04, 0x20], [0x40, 0x80]]

  /// Adds a dot; the first style of the highest rank in a cell is the one that is seen.
  mutating func add(x: Int, y: Int, _ rank: Rank, _ style: Style, weight: Double) {
    guard (0..<columns * 2).contains(x), (0..<rows * 4).contains(y) else { return }
    let index = y / 4 * columns + x / 2
    guard !cells[index].isTaken else { return }
    cells[index].weight = max(cells[index].weight, weight)
    if rank.rawValue > cells[index].rank.rawValue {
      (cells[index].dots, cells[index].rank, cells[index].style) = (0, rank, style)
    }
    if rank == cells[index].rank { cells[index].dots |= Self.bits[y % 4][x % 2] }
  }

  /// Puts a sign where there is none.
  ///
  /// - Returns: Whether it is there now.
  @discardableResult
  mutating func put(_ sign: Character, column: Int, row: Int, _ style: Style) -> Bool {
    guard let cell = self[column, row], !cell.isTaken else { return false }
    let index = row * columns + column
    (cells[index].glyph, cells[index].style) = (sign, style)
    return true
  }

  /// A sign for a cell of a line, for terminals without dots; what is there already stays.
  mutating func mark(_ sign: Character, column: Int, row: Int, _ rank: Rank, _ style: Style, weight: Double) {
    guard let cell = self[column, row], rank.rawValue > cell.rank.rawValue, !cell.isTaken else { return }
    let index = row * columns + column
    (cells[index].rank, cells[index].style, cells[index].dots) = (rank, style, UInt8(sign.asciiValue ?? 0))
    cells[index].weight = max(cell.weight, weight)
  }

  mutating func setGround(_ color: Color, column: Int, row: Int) {
    if self[column, row] != nil { cells[row * columns + column].ground = color }
  }

  /// What a label would hide at a place; `nil` where it would touch another label, a sign that is not its own or the edge.
  func cost(ofLabel width: Int, column: Int, row: Int, own: (column: Int, row: Int)? = nil) -> Double? {
    guard (0..<rows).contains(row), column >= 0, column + width <= columns else { return nil }
    for neighbour in [column - 1, column + width] where neighbour != own?.column || row != own?.row {
      if self[neighbour, row]?.isTaken == true { return nil }
    }
    var cost = 0.0
    for index in row * columns + column..<row * columns + column + width {
      if cells[index].isTaken { return nil }
      cost += cells[index].weight
    }
    return cost
  }

  /// Writes a label where ``cost(ofLabel:column:row:)`` allows it.
  mutating func write(_ text: String, column: Int, row: Int, _ style: Style) {
    var place = column
    for character in text {
      let width = DisplayWidth.of(character)
      guard width > 0, self[place, row] != nil, self[place + width - 1, row] != nil else { continue }
      for offset in 0..<width {
        let index = row * columns + place + offset
        cells[index].glyph = offset == 0 ? character : nil
        (cells[index].isSecondHalf, cells[index].isText, cells[index].style) = (offset > 0, true, style)
      }
      place += width
    }
  }

  /// The lines of the drawing.
  func lines(inASCII: Bool) -> [StyledText] {
    (0..<rows).map { row in
      cells[row * columns..<(row + 1) * columns].reduce(into: StyledText()) { line, cell in
        guard !cell.isSecondHalf else { return }
        line.extend(Self.text(cell, inASCII), cell.style.on(cell.ground))
      }
    }
  }

  private static func text(_ cell: Cell, _ inASCII: Bool) -> String {
    if let glyph = cell.glyph { return String(glyph) }
    guard cell.dots > 0 else { return " " }
    if inASCII { return String(Character(Unicode.Scalar(cell.dots))) }
    return Unicode.Scalar(0x2800 + UInt32(cell.dots)).map { String(Character($0)) } ?? " "
  }
}
