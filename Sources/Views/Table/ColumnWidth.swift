/// The widths that a column asks for, in columns of the screen, each with its priority in the table.
nonisolated struct ColumnWidth: Equatable, Sendable {
  /// A width for a column to grow to.
  struct Step: Equatable, Sendable {
    /// The width in full, not the growth.
    let width: Int
    let priority: Int
    /// Whether it is granted in full or not at all, as for a strip of hours, which has no sizes in between.
    var isWhole = false
  }

  /// The least width of the column.
  let least: Int
  /// The priority of the column at its least width; with `.max` it is always shown, narrower if need be.
  let priority: Int
  /// The columns of the screen that must be left over once it is shown; without them it is left out.
  var spare = 0
  /// The widths to grow to from the least one, narrowest first.
  var steps: [Step] = []

  /// A column that has a single width.
  static func fixed(_ width: Int, priority: Int) -> ColumnWidth { ColumnWidth(least: width, priority: priority) }

  /// What the column at an index asks for: to grow to a step or, with `nil`, to be shown at its least width.
  private typealias Wish = (column: Int, step: Step?)

  /// Allots a width by priority. After the first column that doesn't fit, none of lower priority is added, so that
  /// no narrow column takes the place of a wide one; those shown may still grow.
  ///
  /// - Parameters:
  ///   - columns: The widths that each column asks for.
  ///   - width: The columns of the screen for all of them and the gaps between them.
  ///   - gap: The number of blanks between two columns.
  ///   - redundant: The indices of columns, each with that of another that makes it redundant.
  /// - Returns: The width of each column, 0 for those left out.
  static func granted(_ columns: [ColumnWidth], width: Int, gap: Int, redundant: [Int: Int] = [:]) -> [Int] {
    let wishes = wishes(columns)
    let lastArrival = wishes.lastIndex { $0.step == nil }
    var (widths, left, isOpen) = ([Int](repeating: 0, count: columns.count), width, true)
    func grow(_ column: Int, to step: Step) {
      let more = step.width - widths[column]
      guard widths[column] > 0, !(step.isWhole && more > left) else { return }
      let granted = max(min(more, left), 0)
      widths[column] += granted
      left -= granted
    }
    func show(_ column: Int) {
      let (wanted, gap) = (columns[column], widths.contains { $0 > 0 } ? gap : 0)
      let fits = wanted.least + gap + wanted.spare <= left
      isOpen = fits || wanted.priority == .max
      guard isOpen else { return }
      widths[column] = fits ? wanted.least : max(left - gap, 1)
      left -= widths[column] + gap
    }
    for (index, (column, step)) in wishes.enumerated() {
      if let step { grow(column, to: step) } else if isOpen { show(column) }
      guard index == lastArrival else { continue }
      for (column, other) in redundant where widths[column] > 0 && widths[other] > 0 {
        left += widths[column] + gap
        widths[column] = 0
      }
    }
    return widths
  }

  /// What the columns ask for, by priority, the highest first, and among equals from left to right.
  private static func wishes(_ columns: [ColumnWidth]) -> [Wish] {
    func priority(_ wish: Wish) -> Int { wish.step?.priority ?? columns[wish.column].priority }
    return columns.indices.flatMap { column -> [Wish] in
      [(column, nil)] + columns[column].steps.map { (column, $0) }
    }.sorted { (priority($0), $1.column) > (priority($1), $0.column) }
  }
}
