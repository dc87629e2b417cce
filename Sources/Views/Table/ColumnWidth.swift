/// The widths that a column asks for, each with its priority among the columns of its table.
nonisolated struct ColumnWidth: Equatable, Sendable {
  /// A width for a column to grow to.
  struct Step: Equatable, Sendable {
    let width: Int
    let priority: Int
    /// Whether it is granted in full or not at all: a strip of hours has no sizes in between.
    var isWhole = false
  }

  /// The least width of the column.
  let least: Int
  /// The priority of the column at its least width; one of `.max` is always shown, in whatever width there is.
  let priority: Int
  /// Columns of the screen that must be left over once it is shown.
  var spare = 0
  /// The widths to grow to after that, narrowest first.
  var steps: [Step] = []

  /// A single width.
  static func fixed(_ width: Int, priority: Int) -> ColumnWidth { ColumnWidth(least: width, priority: priority) }
}

nonisolated extension ColumnWidth {
  /// A wish to be shown at the least width (`isArrival`), or to grow to another one.
  private typealias Wish = (column: Int, width: Int, priority: Int, isArrival: Bool, isWhole: Bool)

  /// Allots the screen's width. Wishes are granted by priority. After the first column that doesn't fit, none of lower
  /// priority is added, so that no small column takes the place of a wide one; the rest goes to the columns shown.
  ///
  /// Not in a generic type, which would be compiled for every table.
  ///
  /// - Parameters:
  ///   - columns: The widths asked for.
  ///   - width: The columns of the screen for all of them and the gaps between them.
  ///   - gap: Blanks between two columns.
  ///   - redundant: The indices of columns, each with that of another that makes it redundant.
  /// - Returns: The width of each column, 0 for those left out.
  static func granted(_ columns: [ColumnWidth], width: Int, gap: Int, redundant: [Int: Int] = [:]) -> [Int] {
    let wishes = columns.indices.flatMap { Self.wishes(of: columns[$0], $0) }.sorted {
      ($0.priority, $1.column) > ($1.priority, $0.column)
    }
    let lastArrival = wishes.lastIndex(where: \.isArrival)
    var widths = [Int](repeating: 0, count: columns.count)
    var (left, isOpen) = (width, true)
    for (index, wish) in wishes.enumerated() {
      if wish.isArrival {
        let gap = widths.contains { $0 > 0 } ? gap : 0
        let fits = wish.width + gap + columns[wish.column].spare <= left
        isOpen = isOpen && (fits || wish.priority == .max)
        if isOpen {
          widths[wish.column] = fits ? wish.width : max(left - gap, 1)
          left -= widths[wish.column] + gap
        }
      } else if widths[wish.column] > 0 {
        let more = wish.width - widths[wish.column]
        let granted = wish.isWhole && more > left ? 0 : max(min(more, left), 0)
        widths[wish.column] += granted
        left -= granted
      }
      guard index == lastArrival else { continue }
      for (column, other) in redundant where widths[column] > 0 && widths[other] > 0 {
        left += widths[column] + gap
        widths[column] = 0
      }
    }
    return widths
  }

  private static func wishes(of width: ColumnWidth, _ column: Int) -> [Wish] {
    [(column, width.least, width.priority, true, true)]
      + width.steps.map { (column, $0.width, $0.priority, false, $0.isWhole) }
  }
}
