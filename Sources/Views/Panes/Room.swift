/// The heights that a pane asks for, each with its priority among the panes of its column.
///
/// At each height the pane shows something whole, whatever the city, so that moving the selection moves no pane. For example,
/// two lines of current weather come before a sixth line of the night.
struct Room {
  let pane: Pane
  /// Heights in lines, the lowest first.
  let steps: [(height: Int, priority: Int)]
  /// The height up to which it takes left-over lines; the pane of the highest priority takes them first.
  var rest: (height: Int, priority: Int)?

  /// The fewest lines below the table that are used for panes, if they could go beside it instead.
  static let shortest = 9

  /// All panes in a single column.
  static let single = [
    Room(pane: .now, steps: [(2, 150), (3, 110), (5, 50)]),
    Room(pane: .hours, steps: [(7, 140), (8, 100), (11, 60), (14, 30)], rest: (18, 3)),
    Room(pane: .week, steps: [(2, 130), (9, 80)]),
    Room(pane: .night, steps: [(1, 120), (2, 90), (6, 70), (10, 40), (18, 20)], rest: (32, 1)),
    Room(pane: .picture, steps: [(14, 10)], rest: (24, 2)),
  ]
  /// The left column: the weather now and in the coming hours, and the picture.
  static let left = [
    Room(pane: .now, steps: [(3, 70), (5, 50), (6, 30)], rest: (9, 1)),
    Room(pane: .hours, steps: [(7, 60), (12, 40), (16, 20)], rest: (22, 2)),
    Room(pane: .picture, steps: [(12, 10)], rest: (26, 3)),
  ]
  /// The right column: the days and the night.
  static let right = [
    Room(pane: .week, steps: [(8, 40), (9, 20)]),
    Room(pane: .night, steps: [(2, 50), (6, 30), (12, 10)], rest: (40, 1)),
  ]
  /// The panes that need no weather, below the reason why there is none.
  static let computed = [
    Room(pane: .now, steps: [(2, 60)]),
    Room(pane: .night, steps: [(1, 50), (2, 40), (6, 30), (24, 20)], rest: (40, 1)),
    Room(pane: .picture, steps: [(12, 10)], rest: (26, 2)),
  ]
}

extension [Room] {
  /// Places the wanted panes from the top down, without lines between them.
  func placed(_ wanted: Set<Pane>, in rows: Range<Int>, columns: Range<Int>) -> [PlacedPane] {
    // A chart takes all or part of the picture's room.
    let rooms = filter { wanted.contains($0.pane) || ($0.pane == .picture && wanted.contains(.chart)) }
    var top = rows.lowerBound
    return zip(rooms, rooms.heights(in: rows.count)).flatMap { room, height -> [PlacedPane] in
      guard height > 0 else { return [] }
      defer { top += height }
      return PlacedPane(pane: room.pane, rows: top..<top + height, columns: columns).sharing(wanted)
    }
  }

  /// The height of each room: first the steps by priority, as far as lines suffice, then the left-over lines.
  private func heights(in lines: Int) -> [Int] {
    var heights = [Int](repeating: 0, count: count)
    var left = lines
    let steps = indices.flatMap { room in self[room].steps.map { (room: room, step: $0) } }
    for (room, step) in steps.sorted(by: { $0.step.priority > $1.step.priority }) {
      let more = step.height - heights[room]
      guard more > 0, more <= left else { continue }
      heights[room] = step.height
      left -= more
    }
    let takers = indices.filter { heights[$0] > 0 && self[$0].rest != nil }
    for room in takers.sorted(by: { (self[$0].rest?.priority ?? 0) > (self[$1].rest?.priority ?? 0) }) {
      let more = Swift.min(Swift.max((self[room].rest?.height ?? 0) - heights[room], 0), left)
      heights[room] += more
      left -= more
    }
    return heights
  }
}

extension PlacedPane {
  /// The fewest columns of a picture beside a chart, and of a chart.
  private static let besideChart = 50
  private static let narrowestChart = 30

  /// The picture's room shared with a chart on its right if both are wanted and fit, or the chart alone without a picture.
  fileprivate func sharing(_ wanted: Set<Pane>) -> [PlacedPane] {
    guard pane == .picture, wanted.contains(.chart) else { return [self] }
    guard wanted.contains(.picture) else { return [PlacedPane(pane: .chart, rows: rows, columns: columns)] }
    // The round sky is twice as wide as it is high.
    let width = min((rows.count - 1) * 2, columns.count - ScreenLayout.gap - Self.besideChart)
    guard width >= Self.narrowestChart else { return [self] }
    let start = columns.upperBound - width
    return [
      PlacedPane(pane: .picture, rows: rows, columns: columns.lowerBound..<start - ScreenLayout.gap),
      PlacedPane(pane: .chart, rows: rows, columns: start..<columns.upperBound),
    ]
  }
}
