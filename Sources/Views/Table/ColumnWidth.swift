/// The widths that a column asks for, each with its worth beside those of all other columns of its table.
nonisolated struct ColumnWidth: Equatable, Sendable {
  /// A width to grow to once the column is there.
  struct Step: Equatable, Sendable {
    let width: Int
    let worth: Int
    /// Whether it gets all of it or nothing: a strip of hours is of no use between its sizes.
    var isWhole = false
  }

  /// The width with which the column comes.
  let least: Int
  /// How much it is worth that it comes; `.max` always comes, in as much as there is.
  let worth: Int
  /// Columns of the screen that must be left over when it comes.
  var spare = 0
  var steps: [Step] = []

  static func fixed(_ width: Int, worth: Int) -> ColumnWidth { ColumnWidth(least: width, worth: worth) }
}

nonisolated extension ColumnWidth {
  private typealias Wish = (column: Int, width: Int, worth: Int, isArrival: Bool, isWhole: Bool)

  /// Shares the screen out. Wishes are granted by worth. After the first column that there is
  /// no room for none of less worth comes, so that no small column appears where a wide one left; what is then over goes
  /// to the columns that are there.
  ///
  /// Of no generic type, because that would be compiled for every table.
  ///
  /// - Parameters:
  ///   - columns: The widths that they ask for.
  ///   - width: The columns of the screen for all of them and the gaps between them.
  ///   - gap: Blanks between two columns.
  ///   - redundant: For a column, another beside which it says nothing new.
  /// - Returns: The width that each column gets, 0 for those that leave.
  static func granted(_ columns: [ColumnWidth], width: Int, gap: Int, redundant: [Int: Int] = [:]) -> [Int] {
    let wishes = columns.indices.flatMap { Self.wishes(of: columns[$0], $0) }.sorted {
      ($0.worth, $1.column) > ($1.worth, $0.column)
    }
    let lastArrival = wishes.lastIndex(where: \.isArrival)
    var widths = [Int](repeating: 0, count: columns.count)
    var (left, isOpen) = (width, true)
    for (index, wish) in wishes.enumerated() {
      if wish.isArrival {
        let gap = widths.contains { $0 > 0 } ? gap : 0
        let fits = wish.width + gap + columns[wish.column].spare <= left
        isOpen = isOpen && (fits || wish.worth == .max)
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
    [(column, width.least, width.worth, true, true)]
      + width.steps.map {
        (column, $0.width, $0.worth, false, $0.isWhole)
      }
  }
}
