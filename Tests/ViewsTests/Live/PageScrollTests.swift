import Terminal
import Testing

@testable import Views

struct PageScrollTests {
  private func page(_ count: Int) -> [StyledText] { (1...count).map { StyledText("\($0)") } }

  @Test func `a page stops at both ends and tells which part is seen`() {
    var scroll = PageScroll()
    #expect(scroll.lines(height: 3) { _ in page(5) }.map(\.plain) == ["1", "2", "3"])
    #expect(scroll.isLonger && scroll.shown == 1...3)
    for _ in 0..<9 { scroll.move(by: 1) }
    #expect(scroll.lines(height: 3) { _ in page(5) }.map(\.plain) == ["3", "4", "5"])
    #expect(scroll.shown == 3...5)
    #expect(scroll.move(by: .up) && scroll.lines(height: 3) { _ in page(5) }.first?.plain == "2")
    #expect(scroll.move(by: .pageUp) && scroll.isAtTop)
    #expect(scroll.move(by: .last) && scroll.lines(height: 3) { _ in page(5) }.last?.plain == "5")
    #expect(scroll.move(by: .first) && scroll.isAtTop)
    #expect(!scroll.move(by: .units))
  }

  @Test func `a screen is turned with one line that stays`() {
    var scroll = PageScroll()
    _ = scroll.lines(height: 5) { _ in page(20) }
    #expect(scroll.move(by: .pageDown) && scroll.lines(height: 5) { _ in page(20) }.first?.plain == "5")
  }

  @Test func `a short page fills its room, and is asked for again once it is at its top`() {
    var scroll = PageScroll()
    scroll.move(by: 4)
    var asked: [Bool] = []
    let lines = scroll.lines(height: 3) { isAtTop in
      asked.append(isAtTop)
      return page(2)
    }
    #expect(lines.map(\.plain) == ["1", "2", ""])
    #expect(asked == [false, true])
    #expect(!scroll.isLonger)
  }
}
