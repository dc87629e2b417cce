import Terminal

/// The cells a chart is drawn into: dots of several ranks, signs, labels and the background.
///
/// A cell shows one thing: a letter or sign, or else its dots of the highest rank. So lines end before a star instead of
/// running into it, and no cell needs two colours.
nonisolated struct ChartCanvas {
  /// What a dot is part of, in ascending order of importance.
  enum Rank: UInt8 { case none, ecliptic, horizon, line, pass, star }

  /// What one cell shows, over its background.
  struct Cell {
    /// The bits of its braille dots, of one rank and style.
    var dots: UInt8 = 0
    var rank = Rank.none
    var style = Style.plain
    /// A sign or a letter of a label; `nil` in the second half of a wide letter.
    var glyph: Character?
    var isSecondHalf = false
    /// Whether the cell is part of a label.
    var isText = false
    var ground = ChartGround()
  }

  let columns: Int
  let rows: Int
  private(set) var cells: [Cell]
  /// Whether a cell already has a sign or a label, so that no label may go there. Not part of `cells` for speed: a hundred
  /// labels are tried at ten places each.
  private var taken: [Bool]
  /// The cost of hiding a cell behind a label; 1 for a star of magnitude 4.
  private var weights: [Double]

  init(columns: Int, rows: Int) {
    (self.columns, self.rows) = (columns, rows)
    cells = Array(repeating: Cell(), count: columns * rows)
    taken = Array(repeating: false, count: columns * rows)
    weights = Array(repeating: 0, count: columns * rows)
  }

  /// A cell; `nil` off the drawing.
  subscript(column: Int, row: Int) -> Cell? { index(column, row).map { cells[$0] } }

  private func index(_ column: Int, _ row: Int) -> Int? {
    column >= 0 && column < columns && row >= 0 && row < rows ? row * columns + column : nil
  }

  /// Adds a dot; a cell has the style of the first dot of its highest rank.
  mutating func add(x: Int, y: Int, _ rank: Rank, _ style: Style, weight: Double) {
    guard x >= 0, y >= 0, let index = index(x / 2, y / 4), !taken[index] else { return }
    weights[index] = max(weights[index], weight)
    if rank.rawValue > cells[index].rank.rawValue {
      (cells[index].dots, cells[index].glyph, cells[index].rank, cells[index].style) = (0, nil, rank, style)
    }
    if rank == cells[index].rank { cells[index].dots |= BrailleCanvas.bit(x: x, y: y) }
  }

  /// Puts a sign into a cell that has neither sign nor label.
  mutating func put(_ sign: Character, column: Int, row: Int, _ style: Style) {
    guard let index = index(column, row), !taken[index] else { return }
    taken[index] = true
    (cells[index].glyph, cells[index].style) = (sign, style)
  }

  /// Adds a sign that a label may hide: a faint star, or part of a line in ASCII. It replaces only lower ranks.
  mutating func mark(_ sign: Character, column: Int, row: Int, _ rank: Rank, _ style: Style, weight: Double) {
    guard let index = index(column, row), rank.rawValue > cells[index].rank.rawValue, !taken[index] else { return }
    (cells[index].rank, cells[index].style, cells[index].glyph) = (rank, style, sign)
    weights[index] = max(weights[index], weight)
  }

  /// Sets the background of a cell; nothing off the drawing.
  mutating func setGround(_ ground: ChartGround, column: Int, row: Int) {
    if let index = index(column, row) { cells[index].ground = ground }
  }

  /// The cost of what a label of some columns would hide; `nil` if it would run over the edge, hide a sign or a label, or
  /// touch one beside it other than `own`, the cell of the sign it names.
  func cost(ofLabel width: Int, column: Int, row: Int, own: (column: Int, row: Int)? = nil) -> Double? {
    guard row >= 0, row < rows, column >= 0, column + width <= columns else { return nil }
    let start = row * columns + column
    let ownIndex = own.flatMap { index($0.column, $0.row) }
    if column > 0, taken[start - 1], start - 1 != ownIndex { return nil }
    if column + width < columns, taken[start + width], start + width != ownIndex { return nil }
    var cost = 0.0
    for index in start..<start + width {
      if taken[index] { return nil }
      cost += weights[index]
    }
    return cost
  }

  /// Writes a label where ``cost(ofLabel:column:row:own:)`` allows it.
  mutating func write(_ text: String, column: Int, row: Int, _ style: Style) {
    var place = column
    for character in text {
      let width = DisplayWidth.of(character)
      guard width > 0, let first = index(place, row), index(place + width - 1, row) != nil else { continue }
      for index in first..<first + width {
        taken[index] = true
        cells[index].glyph = index == first ? character : nil
        (cells[index].isSecondHalf, cells[index].isText, cells[index].style) = (index > first, true, style)
      }
      place += width
    }
  }

  /// The whole drawing.
  var lines: [StyledText] { lines { $0.drawn } }

  /// Only the labels, each on its background, to lie on a picture.
  var labels: [StyledText] { lines { $0.isText ? ($0.glyph ?? " ", $0.style.on($0.ground.mean)) : (" ", .plain) } }

  /// The cells as lines, with neighbours of one style joined in a span.
  private func lines(of shown: (Cell) -> (glyph: Character, style: Style)) -> [StyledText] {
    (0..<rows).map { row in
      var (spans, text, pen): ([Span], String, Style) = ([], "", .plain)
      for index in row * columns..<(row + 1) * columns where !cells[index].isSecondHalf {
        let (glyph, style) = shown(cells[index])
        if style != pen, !text.isEmpty {
          spans.append(Span(text, pen))
          text = ""
        }
        pen = style
        text.append(glyph)
      }
      return StyledText(text.isEmpty ? spans : spans + [Span(text, pen)])
    }
  }
}

nonisolated extension ChartCanvas.Cell {
  /// The character of the cell and its style; when empty, both halves of its background.
  fileprivate var drawn: (glyph: Character, style: Style) {
    if let glyph { return (glyph, style.on(ground.mean)) }
    return dots > 0 ? (BrailleCanvas.patterns[Int(dots)], style.on(ground.mean)) : ground.glyph
  }
}
