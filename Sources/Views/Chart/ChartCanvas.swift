import Terminal

/// The cells a chart is drawn into: dots of several ranks, symbols, labels and the background.
///
/// A cell shows a letter or symbol, or else its dots of the highest rank. So lines end before a star instead of running
/// into it, and no cell needs two colours. Drawing outside the canvas does nothing.
nonisolated struct ChartCanvas {
  /// What a dot or a symbol is part of, in ascending order of importance.
  enum Rank: Comparable { case none, ecliptic, horizon, constellation, pass, star }

  /// What one cell shows, over its background.
  struct Cell {
    /// The bits of its braille dots (``BrailleCanvas/bit(x:y:)``), of one rank and style.
    var dots: UInt8 = 0
    var rank = Rank.none
    var style = Style.plain
    /// A symbol or a letter of a label; `nil` for dots, and in the second half of a wide letter.
    var character: Character?
    var isSecondHalf = false
    /// Whether the cell is part of a label.
    var isText = false
    var background = ChartBackground()

    /// The character of the cell and its style; when empty, both halves of its background.
    fileprivate var drawn: (character: Character, style: Style) {
      if let character { return (character, style.on(background.mean)) }
      return dots > 0 ? (BrailleCanvas.patterns[Int(dots)], style.on(background.mean)) : background.halves
    }
  }

  /// The size in cells, not negative.
  let columns, rows: Int
  /// The cells, row by row.
  private(set) var cells: [Cell]
  /// Whether each cell has a label, or a symbol that no label may hide; apart from `cells`, as labels often look it up.
  private var taken: [Bool]
  /// The cost of hiding each cell behind a label: 1 for a star of magnitude 4, 0 for an empty cell.
  private var weights: [Double]

  init(columns: Int, rows: Int) {
    (self.columns, self.rows) = (columns, rows)
    cells = Array(repeating: Cell(), count: columns * rows)
    taken = Array(repeating: false, count: columns * rows)
    weights = Array(repeating: 0, count: columns * rows)
  }

  /// A cell; `nil` outside the canvas.
  subscript(column column: Int, row row: Int) -> Cell? { index(column, row).map { cells[$0] } }

  private func index(_ column: Int, _ row: Int) -> Int? {
    column >= 0 && column < columns && row >= 0 && row < rows ? row * columns + column : nil
  }

  /// Adds a dot at a position in dots from the upper left, with the cost of hiding it behind a label, `weight`. A cell
  /// has the style of the first dot of its highest rank.
  mutating func addDot(x: Int, y: Int, _ rank: Rank, _ style: Style, weight: Double) {
    guard x >= 0, y >= 0, let index = index(x / 2, y / 4), !taken[index] else { return }
    weights[index] = max(weights[index], weight)
    if rank > cells[index].rank {
      (cells[index].dots, cells[index].character, cells[index].rank, cells[index].style) = (0, nil, rank, style)
    }
    if rank == cells[index].rank { cells[index].dots |= BrailleCanvas.bit(x: x, y: y) }
  }

  /// Puts a symbol that no label may hide into a cell that has neither such a symbol nor a label.
  mutating func put(_ symbol: Character, column: Int, row: Int, _ style: Style) {
    guard let index = index(column, row), !taken[index] else { return }
    taken[index] = true
    (cells[index].character, cells[index].style) = (symbol, style)
  }

  /// Puts a symbol that a label may hide: a faint star, or part of a line in ASCII. It replaces only lower ranks.
  mutating func putHideable(_ symbol: Character, column: Int, row: Int, _ rank: Rank, _ style: Style, weight: Double) {
    guard let index = index(column, row), rank > cells[index].rank, !taken[index] else { return }
    (cells[index].rank, cells[index].style, cells[index].character) = (rank, style, symbol)
    weights[index] = max(weights[index], weight)
  }

  mutating func setBackground(_ background: ChartBackground, column: Int, row: Int) {
    if let index = index(column, row) { cells[index].background = background }
  }

  /// The cost of what a label beginning in a cell would hide. `nil` if it would run over the edge, hide a label or a
  /// symbol that must not be hidden, or touch one on its row other than the symbol it names, whose cell is `symbol`.
  func costOfLabel(width: Int, column: Int, row: Int, naming symbol: (column: Int, row: Int)? = nil) -> Double? {
    guard row >= 0, row < rows, column >= 0, column + width <= columns else { return nil }
    let start = row * columns + column
    let symbolIndex = symbol.flatMap { index($0.column, $0.row) }
    if column > 0, taken[start - 1], start - 1 != symbolIndex { return nil }
    if column + width < columns, taken[start + width], start + width != symbolIndex { return nil }
    let covered = start..<start + width
    return taken[covered].contains(true) ? nil : weights[covered].reduce(0, +)
  }

  /// Writes a label where ``costOfLabel(width:column:row:naming:)`` allows it; letters that don't fit are left out.
  mutating func write(_ text: String, column: Int, row: Int, _ style: Style) {
    var column = column
    for character in text {
      let width = DisplayWidth.of(character)
      guard width > 0, let first = index(column, row), index(column + width - 1, row) != nil else { continue }
      for index in first..<first + width {
        taken[index] = true
        cells[index].character = index == first ? character : nil
        (cells[index].isSecondHalf, cells[index].isText, cells[index].style) = (index > first, true, style)
      }
      column += width
    }
  }

  /// The symbols, without the letters of labels.
  var symbols: Set<Character> { Set(cells.lazy.filter { !$0.isText }.compactMap(\.character)) }

  /// The ranks of the dots and symbols outside labels.
  var ranks: Set<Rank> { Set(cells.lazy.filter { !$0.isText }.map(\.rank)) }

  /// The whole drawing, one line for each row.
  var lines: [StyledText] { lines(showing: \.drawn) }

  /// Only the labels, each on its background, and blanks between them, to lie on a picture; one line for each row.
  var labels: [StyledText] { lines(showing: { $0.isText ? $0.drawn : (" ", .plain) }) }

  /// The cells as lines, with neighbours of one style joined in a span.
  private func lines(showing shown: (Cell) -> (character: Character, style: Style)) -> [StyledText] {
    (0..<rows).map { row in
      (row * columns..<(row + 1) * columns).reduce(into: StyledText()) { line, index in
        guard !cells[index].isSecondHalf else { return }
        let (character, style) = shown(cells[index])
        line.extend(String(character), style)
      }
    }
  }
}
