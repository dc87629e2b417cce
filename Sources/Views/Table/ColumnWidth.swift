/// The widths that a column asks for, in columns of the screen, each with its priority in the table.
nonisolated struct ColumnWidth: Equatable, Sendable {
  /// A width for a column to grow to.
  struct Step: Equatable, Sendable {
    /// The width in full, not the growth.
    let width: Int
    let priority: Int
    /// Whether it is granted in full or not at all, as for a strip of hours, which has no sizes in between.
    var isWhole = false

    /// By how much a column of some width grows if `left` columns are left; 0 if it isn't shown.
    fileprivate func growth(from current: Int, left: Int) -> Int {
      let more = width - current
      return current == 0 || (isWhole && more > left) ? 0 : max(min(more, left), 0)
    }
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

  /// The width of each column, 0 for those left out; `width` is for all of them, with `gap` blanks between two.
  ///
  /// After the first column that doesn't fit, none of lower priority is added, so that no narrow column takes the place
  /// of a wide one; those shown may still grow. `redundant` has indices of columns, each with that of another that
  /// makes it redundant.
  static func granted(_ columns: [ColumnWidth], width: Int, gap: Int, redundant: [Int: Int] = [:]) -> [Int] {
    let wishes = wishes(columns)
    let lastArrival = wishes.lastIndex { $0.step == nil }
    var (widths, left, isOpen) = ([Int](repeating: 0, count: columns.count), width, true)
    for (index, (column, step)) in wishes.enumerated() {
      if let step {
        let growth = step.growth(from: widths[column], left: left)
        widths[column] += growth
        left -= growth
      } else if isOpen {
        let gap = widths.contains { $0 > 0 } ? gap : 0
        let shown = columns[column].shownWidth(left: left - gap)
        (widths[column], isOpen) = (shown ?? 0, shown != nil)
        if let shown { left -= shown + gap }
      }
      guard index == lastArrival else { continue }
      for (column, other) in redundant where widths[column] > 0 && widths[other] > 0 {
        left += widths[column] + gap
        widths[column] = 0
      }
    }
    return widths
  }

  /// The width at which the column is first shown if `left` columns are left; `nil` if it isn't.
  private func shownWidth(left: Int) -> Int? {
    if least + spare <= left { return least }
    return priority == .max ? max(left, 1) : nil
  }

  /// What the columns ask for, by priority, the highest first, and among equals from left to right.
  private static func wishes(_ columns: [ColumnWidth]) -> [Wish] {
    func priority(_ wish: Wish) -> Int { wish.step?.priority ?? columns[wish.column].priority }
    return columns.indices.flatMap { column -> [Wish] in
      [(column, nil)] + columns[column].steps.map { (column, $0) }
    }.sorted { (priority($0), $1.column) > (priority($1), $0.column) }
  }
}
