import Terminal
import Testing

@testable import Views

/// What of the screen belongs to what, for every size: the table first, then as much as there is room for.
struct ScreenLayoutTests {
  private static let all = Set(Pane.allCases)
  nonisolated static let sizes = [(20, 5), (40, 12), (80, 24), (104, 30), (120, 40), (200, 60)]

  private static func layout(_ size: (Int, Int), _ cities: Int, _ panes: Set<Pane> = all) -> ScreenLayout {
    ScreenLayout(columns: size.0, rows: size.1, cities: cities, hasPicture: true, panes: panes)
  }

  @Test(arguments: sizes) func `nothing overlaps, and nothing is outside`(columns: Int, rows: Int) {
    for cities in 0...rows + 5 {
      let layout = Self.layout((columns, rows), cities)
      var owners = [Int](repeating: 0, count: columns * rows)
      func take(_ rows: Range<Int>, _ columns: Range<Int>, of width: Int) {
        for row in rows { for column in columns { owners[row * width + column] += 1 } }
      }
      let lines = [layout.title, layout.heading, layout.picture, layout.status].compactMap { $0 }
      for line in lines {
        take(line..<line + 1, 0..<(line == layout.heading ? layout.tableWidth : columns), of: columns)
      }
      take(layout.body, 0..<layout.tableWidth, of: columns)
      for pane in layout.panes { take(pane.rows, pane.columns, of: columns) }
      #expect(owners.allSatisfy { $0 <= 1 }, "\(cities) cities: \(layout)")
      // The table is not cut for panes below it.
      let needed = min(max(cities, 1), rows - lines.count)
      #expect(layout.body.count >= needed || layout.tableWidth < columns, "\(cities) cities: \(layout)")
    }
  }

  @Test func `screens of forty by twelve and smaller are the table alone`() {
    for size in [(20, 5), (40, 12), (200, 12), (40, 60)] {
      #expect(Self.layout(size, 2).panes == [])
      #expect(Self.layout(size, 2) == Self.layout(size, 2, []))
    }
    for size in [(20, 5), (40, 12), (30, 9)] {
      for cities in [1, 8, 30] {
        let layout = Self.layout(size, cities)
        #expect(layout.picture == nil && layout.panes == [] && layout.body.upperBound == layout.status)
      }
    }
  }

  @Test func `what eight cities leave of eighty by twenty-four shows the hours, the days and the night`() {
    let layout = Self.layout((80, 24), 8)
    #expect(layout.body == 2..<10 && layout.picture == 22)
    #expect(layout.panes.map(\.pane) == [.now, .hours, .week, .night])
    #expect(layout.panes.map(\.rows) == [10..<12, 12..<19, 19..<21, 21..<22])
  }

  @Test func `where only little is left, the headline comes first`() {
    #expect(Self.layout((80, 24), 17).panes.map(\.pane) == [.now, .night])
    #expect(Self.layout((80, 24), 18).panes.map(\.pane) == [.now])
    #expect(Self.layout((80, 24), 20).panes == [])
  }

  @Test func `panes stand side by side on wide screens`() {
    let layout = Self.layout((120, 40), 10)
    #expect(Set(layout.panes.map(\.columns)) == [0..<59, 61..<120])
    #expect(layout.pane(.hours)?.columns == 0..<59 && layout.pane(.night)?.columns == 61..<120)
    #expect(layout.panes.map(\.rows.upperBound).max() == 38)
  }

  @Test func `beside a table that fills the screen panes take the right of it`() {
    let layout = Self.layout((200, 60), 500)
    #expect(layout.tableWidth == 118 && layout.body == 2..<58)
    #expect(layout.panes.map(\.pane) == [.now, .hours, .week, .night, .picture] || layout.pane(.picture) == nil)
    #expect(layout.panes.allSatisfy { $0.columns == 120..<200 })
  }

  @Test func `the picture's line gives way to its pane`() {
    let large = Self.layout((200, 60), 12)
    #expect(large.pane(.picture) != nil && large.picture == nil)
    #expect(Self.layout((80, 24), 8).picture == 22)
  }

  @Test func `the picture never has a line and a pane`() {
    for panes in [Self.all, Self.all.subtracting([.now, .hours, .week])] {
      for (columns, rows, cities) in [(100, 30, 1), (120, 63, 51), (100, 40, 8), (120, 40, 20)] {
        let layout = Self.layout((columns, rows), cities, panes)
        #expect(layout.picture == nil || layout.pane(.picture) == nil, "\(columns)×\(rows), \(cities) cities")
      }
    }
  }

  @Test func `a chart is beside a picture that keeps its room, or in its place where there is none`() {
    let large = Self.layout((200, 60), 12)
    let (picture, chart) = (large.pane(.picture), large.pane(.chart))
    #expect(chart != nil && chart?.rows == picture?.rows && chart?.columns.upperBound == 99)
    #expect((picture?.columns.count ?? 0) >= 50 && (chart?.columns.count ?? 0) >= 30)
    let withoutPicture = Self.layout((200, 60), 12, Self.all.subtracting([.picture]))
    #expect(withoutPicture.pane(.picture) == nil && withoutPicture.pane(.chart)?.columns == 0..<99)
    for size in [(80, 24), (104, 30), (120, 40)] { #expect(Self.layout(size, 10).pane(.chart) == nil) }
    #expect(Self.layout((200, 60), 500).pane(.chart) == nil)
  }

  @Test func `a list that is longer than its room has a bar, with a blank before it`() {
    for size in Self.sizes {
      for cities in 1...size.1 + 5 {
        let layout = Self.layout(size, cities)
        #expect(layout.hasScrollBar == (cities > layout.body.count))
        #expect(layout.rowWidth == layout.tableWidth - (layout.hasScrollBar ? 2 : 0))
      }
    }
  }

  @Test func `a cell is in the pane that covers it, or in none`() {
    let layout = Self.layout((120, 40), 3)
    for place in layout.panes {
      let right = place.columns.upperBound
      #expect(layout.pane(at: CellPosition(row: place.rows.lowerBound, column: right - 1)) == place.pane)
      #expect(layout.pane(at: CellPosition(row: place.rows.lowerBound, column: right)) != place.pane)
    }
    #expect(!layout.panes.isEmpty && layout.pane(at: CellPosition(row: 0, column: 0)) == nil)
  }

  @Test func `without weather the night has the room`() {
    let layout = Self.layout((120, 40), 10, [.now, .night])
    #expect(layout.panes.map(\.pane) == [.now, .night])
    #expect(layout.pane(.now)?.rows.count == 2 && (layout.pane(.night)?.rows.count ?? 0) > 20)
    #expect(layout.panes.allSatisfy { $0.columns == 0..<120 })
  }
}
