import Entities
import Terminal

/// A table laid out for a width: the columns that fit, with their widths.
struct Table<Row> {
  /// A column with its width and its first column on the screen, counted from 0.
  struct Placed {
    let column: Column<Row>
    let width: Int
    let start: Int
  }

  /// The columns that fit, from left to right.
  let columns: [Placed]
  /// The width of a whole line with its margin.
  let width: Int
  /// Blanks between two columns.
  let gap: Int
  /// The sign at the end of a text that is too wide for its column.
  let ellipsis: Ellipsis

  /// The columns of the screen before the first, for a mark such as that of the selection.
  static var margin: Int { 1 }

  /// A table of the offered columns that fit in `width`, or all of them if it is `nil`.
  init(_ offered: [Column<Row>], width: Int?, gap: Int, ellipsis: Ellipsis) {
    (self.gap, self.ellipsis) = (gap, ellipsis)
    let redundant = offered.indices.compactMap { index in
      offered.firstIndex { $0.name == offered[index].redundantBeside }.map { (index, $0) }
    }
    let widths = ColumnWidth.granted(
      offered.map(\.width), width: width.map { $0 - Self.margin } ?? .max, gap: gap,
      redundant: Dictionary(uniqueKeysWithValues: redundant))
    var start = Self.margin
    columns = zip(offered, widths).filter { $1 > 0 }.map { column, width in
      defer { start += width + gap }
      return Placed(column: column, width: width, start: start)
    }
    self.width = columns.last.map { $0.start + $0.width } ?? Self.margin
  }

  /// Whether the column of a name is shown.
  func contains(_ name: String) -> Bool { self[name] != nil }

  /// The placed column of a name; `nil` if it is left out or not offered.
  subscript(name: String) -> Placed? { columns.first { $0.column.name == name } }

  /// The orders by the visible columns, from left to right.
  var orders: [RowOrder] { columns.compactMap(\.column.order) }

  /// The order by the heading at a column of the screen, counted from 0; `nil` if rows can't be sorted by it.
  func order(at column: Int) -> RowOrder? {
    columns.last { $0.start - 1 <= column }.flatMap { column <= $0.start + $0.width ? $0.column.order : nil }
  }

  /// The name and width of each column, which are equal for tables with the same layout.
  var plan: [String] { columns.map { "\($0.column.name) \($0.width)" } }

  // MARK: - Lines

  /// The columns' headings, with `mark`, one column wide, before that of the `sorted` order.
  func heading(sorted: RowOrder? = nil, mark: StyledText = StyledText()) -> StyledText {
    line(sorted: sorted) { placed in
      let heading = placed.column.heading(placed.width)
      return sorted != nil && placed.column.order == sorted ? mark + heading : heading
    }
  }

  /// A row after a mark.
  func line(_ row: Row, mark: StyledText = StyledText("".padded(to: Self.margin))) -> StyledText {
    line(mark) { $0.column.cell(row, $0.width) }
  }

  /// A line with a text for each column, fitted to its width; that of the `sorted` order begins in the blank before it.
  func line(
    _ margin: StyledText = StyledText("".padded(to: Self.margin)), sorted: RowOrder? = nil,
    _ cell: (Placed) -> StyledText
  ) -> StyledText {
    var line = StyledText()
    for (index, placed) in columns.enumerated() {
      let blanks = index > 0 ? StyledText("".padded(to: gap)) : margin
      let isMarked = sorted != nil && placed.column.order == sorted
      line += isMarked ? StyledText("".padded(to: blanks.displayWidth - 1)) : blanks
      line += cell(placed).fitted(to: placed.width + (isMarked ? 1 : 0), placed.column.alignment, ellipsis: ellipsis)
    }
    return line
  }
}
