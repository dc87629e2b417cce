/// The heights in lines that a pane asks for, each with its priority in the column; higher priorities are served first.
///
/// At each height the pane has something whole to show for any city, so that moving the selection moves no pane.
struct PaneHeights {
  let pane: Pane
  /// The heights, the lowest first.
  let steps: [(height: Int, priority: Int)]
  /// The height up to which it takes left-over lines, and its priority among those that do; `nil` if it takes none.
  var growth: (height: Int, priority: Int)?

  /// All panes in a single column.
  static let single = [
    PaneHeights(pane: .now, steps: [(2, 150), (3, 110), (5, 50)]),
    PaneHeights(pane: .hours, steps: [(7, 140), (8, 100), (11, 60), (14, 30)], growth: (18, 3)),
    PaneHeights(pane: .week, steps: [(2, 130), (9, 80)]),
    PaneHeights(pane: .night, steps: [(1, 120), (2, 90), (6, 70), (10, 40), (18, 20)], growth: (32, 1)),
    PaneHeights(pane: .picture, steps: [(14, 10)], growth: (24, 2)),
  ]
  /// The left column: the weather now and in the coming hours, and the picture.
  static let left = [
    PaneHeights(pane: .now, steps: [(3, 70), (5, 50), (6, 30)], growth: (9, 1)),
    PaneHeights(pane: .hours, steps: [(7, 60), (12, 40), (16, 20)], growth: (22, 2)),
    PaneHeights(pane: .picture, steps: [(12, 10)], growth: (26, 3)),
  ]
  /// The right column: the days and the night.
  static let right = [
    PaneHeights(pane: .week, steps: [(8, 40), (9, 20)]),
    PaneHeights(pane: .night, steps: [(2, 50), (6, 30), (12, 10)], growth: (40, 1)),
  ]
  /// The panes while no weather is known: the reason why, in the first, and those that need none.
  static let withoutWeather = [
    PaneHeights(pane: .now, steps: [(2, 60)]),
    PaneHeights(pane: .night, steps: [(1, 50), (2, 40), (6, 30), (24, 20)], growth: (40, 1)),
    PaneHeights(pane: .picture, steps: [(12, 10)], growth: (26, 2)),
  ]
}

extension [PaneHeights] {
  /// The wanted panes that get any lines, placed from the top down without blank lines between them.
  func placed(_ wanted: Set<Pane>, in rows: Range<Int>, columns: Range<Int>) -> [PlacedPane] {
    // A chart takes all or part of the picture's place.
    let panes = filter { wanted.contains($0.pane) || ($0.pane == .picture && wanted.contains(.chart)) }
    var top = rows.lowerBound
    return zip(panes, panes.granted(rows.count)).flatMap { heights, height -> [PlacedPane] in
      guard height > 0 else { return [] }
      defer { top += height }
      return PlacedPane(pane: heights.pane, rows: top..<top + height, columns: columns).sharing(wanted)
    }
  }

  /// The height of each pane, 0 for none: the steps that fit, by priority, and then its share of the left-over lines.
  private func granted(_ lines: Int) -> [Int] {
    var (heights, remaining) = ([Int](repeating: 0, count: count), lines)
    let steps = indices.flatMap { pane in self[pane].steps.map { (pane: pane, step: $0) } }
    for (pane, step) in steps.sorted(by: { $0.step.priority > $1.step.priority }) {
      let more = step.height - heights[pane]
      guard more > 0, more <= remaining else { continue }
      heights[pane] = step.height
      remaining -= more
    }
    let limits = indices.filter { heights[$0] > 0 }.compactMap { pane in self[pane].growth.map { (pane, limit: $0) } }
    for (pane, limit) in limits.sorted(by: { $0.limit.priority > $1.limit.priority }) {
      let more = Swift.min(Swift.max(limit.height - heights[pane], 0), remaining)
      heights[pane] += more
      remaining -= more
    }
    return heights
  }
}

extension PlacedPane {
  /// The fewest columns of a picture beside a chart, and of that chart.
  private static let (minimumPictureWidth, minimumChartWidth) = (50, 30)

  /// The picture's pane, with a chart at its right if that is wanted and fits; without a picture, the chart alone.
  fileprivate func sharing(_ wanted: Set<Pane>) -> [PlacedPane] {
    guard pane == .picture, wanted.contains(.chart) else { return [self] }
    guard wanted.contains(.picture) else { return [PlacedPane(pane: .chart, rows: rows, columns: columns)] }
    // The round sky is twice as wide as it is high.
    let width = min((rows.count - 1) * 2, columns.count - ScreenLayout.gap - Self.minimumPictureWidth)
    guard width >= Self.minimumChartWidth else { return [self] }
    let start = columns.upperBound - width
    return [
      PlacedPane(pane: .picture, rows: rows, columns: columns.lowerBound..<start - ScreenLayout.gap),
      PlacedPane(pane: .chart, rows: rows, columns: start..<columns.upperBound),
    ]
  }
}
