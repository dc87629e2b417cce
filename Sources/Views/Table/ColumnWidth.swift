/// The widths that a column asks for, in columns of the screen, each with its priority in the table.
nonisolated struct ColumnWidth: Equatable, Sendable {
  /// A width for a column to grow to.
  struct Step: Equatable, Sendable {
    let width: Int
    let priority: Int
    /// Whether it is granted in full or not at all, as for a strip of hours, which has no sizes in between.
    var isWhole = false
  }

  /// The least width of the column.
  let least: Int
  /// The priority of the column at its least width; with `.max` it is always shown, narrower if need be.
  let priority: Int
  /// The columns of the screen that must be left over once it is shown.
  var spare = 0
  /// The widths to grow to from the least one, narrowest first.
  var steps: [Step] = []

  /// A single width.
  static func fixed(_ width: Int, priority: Int) -> ColumnWidth { ColumnWidth(least: width, priority: priority) }

  /// What a column asks for: to grow by a step or, without one, to be shown at its least width.
  private typealias Wish = (column: Int, step: Step?)

  /// Allots the screen's width by priority. After the first column that doesn't fit, none of lower priority is added, so that
  /// no narrow column takes the place of a wide one; those shown may still grow.
  ///
  /// - Parameters:
  ///   - columns: What each column asks for.
  ///   - width: The columns of the screen for all of them and the gaps between them.
  ///   - gap: The number of blanks between two columns.
  ///   - redundant: The indices of columns, each with that of another that makes it redundant.
  /// - Returns: The width of each column, 0 for those left out.
  static func granted(_ columns: [ColumnWidth], width: Int, gap: Int, redundant: [Int: Int] = [:]) -> [Int] {
    let wishes = wishes(columns)
    let lastArrival = wishes.lastIndex { $0.step == nil }
    var widths = [Int](repeating: 0, count: columns.count)
    var (left, isOpen) = (width, true)
    for (index, (column, step)) in wishes.enumerated() {
      if let step {
        let more = step.width - widths[column]
        let granted = widths[column] == 0 || (step.isWhole && more > left) ? 0 : max(min(more, left), 0)
        widths[column] += granted
        left -= granted
      } else if isOpen {
        let (wanted, gap) = (columns[column], widths.contains { $0 > 0 } ? gap : 0)
        let fits = wanted.least + gap + wanted.spare <= left
        isOpen = fits || wanted.priority == .max
        if isOpen {
          widths[column] = fits ? wanted.least : max(left - gap, 1)
          left -= widths[column] + gap
        }
      }
      guard index == lastArrival else { continue }
      for (column, other) in redundant where widths[column] > 0 && widths[other] > 0 {
        left += widths[column] + gap
        widths[column] = 0
      }
    }
    return widths
  }

  /// What the columns ask for, in the order of priority, among equals from left to right.
  private static func wishes(_ columns: [ColumnWidth]) -> [Wish] {
    func priority(_ wish: Wish) -> Int { wish.step?.priority ?? columns[wish.column].priority }
    return columns.indices.flatMap { column -> [Wish] in
      [(column, nil)] + columns[column].steps.map { (column, $0) }
    }.sorted { (priority($0), $1.column) > (priority($1), $0.column) }
  }
}
