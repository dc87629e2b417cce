/// A part of the screen about the selected city, or the picture of the day.
enum Pane: CaseIterable {
  /// The headline, and the weather now.
  case now
  case hours
  case week
  /// The sky of the coming or running night.
  case night
  case picture
  /// What the eye can see of the stars, beside the picture or in its place.
  case chart
}

/// A pane with the cells it has.
struct PlacedPane: Equatable {
  let pane: Pane
  let rows: Range<Int>
  let columns: Range<Int>
}

/// Panes below each other, and which of them is worth more lines first.
///
/// The heights are those at which a pane says something whole, whatever the city: a selection that moves moves no pane.
struct PaneStack {
  /// From top to bottom.
  let order: [Pane]
  /// What is given away as far as there are lines; each names the whole height that a pane has then.
  let steps: [(pane: Pane, height: Int)]
  /// Who takes lines that are left, up to a height.
  let rest: [(pane: Pane, height: Int)]

  /// Fewer lines than this are not worth a stack of their own beside a table that could use them.
  static let shortest = 9

  /// Everything, narrow.
  static let single = PaneStack(
    order: [.now, .hours, .week, .night, .picture],
    steps: [
      (.now, 2), (.hours, 7), (.week, 2), (.night, 1), (.now, 3), (.hours, 8), (.night, 2), (.week, 9), (.night, 6),
      (.hours, 11), (.now, 5), (.night, 10), (.hours, 14), (.night, 18), (.picture, 14),
    ],
    rest: [(.hours, 18), (.picture, 24), (.night, 32)])
  /// The weather of the coming hours, and the picture.
  static let left = PaneStack(
    order: [.now, .hours, .picture],
    steps: [(.now, 3), (.hours, 7), (.now, 5), (.hours, 12), (.now, 6), (.hours, 16), (.picture, 12)],
    rest: [(.picture, 26), (.hours, 22), (.now, 9)])
  /// The days, and the night.
  static let right = PaneStack(
    order: [.week, .night],
    steps: [(.night, 2), (.week, 8), (.night, 6), (.week, 9), (.night, 12)],
    rest: [(.night, 40)])

  /// What needs no weather, below the reason why there is none.
  static let computed = PaneStack(
    order: [.now, .night, .picture],
    steps: [(.now, 2), (.night, 1), (.night, 2), (.night, 6), (.night, 24), (.picture, 12)],
    rest: [(.picture, 26), (.night, 40)])

  /// The panes that are wanted, from the top of a room on, without a line between them.
  func placed(_ wanted: Set<Pane>, in rows: Range<Int>, columns: Range<Int>) -> [PlacedPane] {
    var top = rows.lowerBound
    let heights = heights(of: wanted.contains(.chart) ? wanted.union([.picture]) : wanted, in: rows.count)
    return order.flatMap { pane -> [PlacedPane] in
      guard let height = heights[pane] else { return [] }
      defer { top += height }
      let place = PlacedPane(pane: pane, rows: top..<top + height, columns: columns)
      return pane == .picture ? Self.shared(place, wanted) : [place]
    }
  }

  /// Columns that a picture keeps beside a chart, and the fewest of a chart.
  private static let besideChart = 50
  private static let narrowestChart = 30

  /// The room of the picture, with a chart at its right where both are to be seen, or the chart alone where there is no
  /// picture.
  private static func shared(_ place: PlacedPane, _ wanted: Set<Pane>) -> [PlacedPane] {
    guard wanted.contains(.chart) else { return [place] }
    let (rows, columns) = (place.rows, place.columns)
    guard wanted.contains(.picture) else { return [PlacedPane(pane: .chart, rows: rows, columns: columns)] }
    // The round sky is twice as wide as it is high.
    let width = min((rows.count - 1) * 2, columns.count - ScreenLayout.gap - besideChart)
    guard width >= narrowestChart else { return [place] }
    let start = columns.upperBound - width
    return [
      PlacedPane(pane: .picture, rows: rows, columns: columns.lowerBound..<start - ScreenLayout.gap),
      PlacedPane(pane: .chart, rows: rows, columns: start..<columns.upperBound),
    ]
  }

  private func heights(of wanted: Set<Pane>, in room: Int) -> [Pane: Int] {
    var heights: [Pane: Int] = [:]
    var left = room
    for step in steps where wanted.contains(step.pane) {
      let more = step.height - heights[step.pane, default: 0]
      guard more > 0, more <= left else { continue }
      heights[step.pane] = step.height
      left -= more
    }
    for (pane, height) in rest {
      guard let former = heights[pane], former < height else { continue }
      let more = min(height - former, left)
      heights[pane] = former + more
      left -= more
    }
    return heights
  }
}
