import Testing

@testable import Views

struct ColumnWidthTests {
  private let columns = [
    ColumnWidth(least: 6, priority: .max, steps: [.init(width: 12, priority: 50), .init(width: 20, priority: 5)]),
    ColumnWidth.fixed(4, priority: 90),
    ColumnWidth(least: 12, priority: 40, steps: [.init(width: 24, priority: 10, isWhole: true)]),
    ColumnWidth.fixed(3, priority: 30),
  ]

  private func granted(_ width: Int) -> [Int] { ColumnWidth.granted(columns, width: width, gap: 2) }

  @Test
  func `wishes are granted by priority, and a column of one priority is there before another grows to its next`() {
    #expect(granted(4) == [4, 0, 0, 0] && granted(11) == [11, 0, 0, 0])
    #expect(granted(12) == [6, 4, 0, 0] && granted(18) == [12, 4, 0, 0])
    #expect(granted(32) == [12, 4, 12, 0] && granted(37) == [12, 4, 12, 3])
  }

  @Test func `after a column that does not fit no smaller one comes`() {
    // Three columns would fit where the twelve do not.
    #expect(granted(24) == [18, 4, 0, 0])
  }

  @Test func `what is over goes to those that can use it, whole steps whole or not at all`() {
    #expect(granted(48) == [20, 4, 12, 3] && granted(49) == [12, 4, 24, 3] && granted(57) == [20, 4, 24, 3])
  }

  @Test func `a column that comes must leave others their room`() {
    var wishes = columns
    wishes[3] = ColumnWidth(least: 3, priority: 30, spare: 12)
    func granted(_ width: Int) -> [Int] { ColumnWidth.granted(wishes, width: width, gap: 2) }
    #expect(granted(48)[3] == 0 && granted(49) == [12, 4, 24, 3])
  }

  @Test func `a column that says nothing new beside another leaves its room to the others`() {
    let widths = ColumnWidth.granted(columns, width: 37, gap: 2, redundant: [1: 2])
    #expect(widths == [18, 0, 12, 3])
  }
}
