import Terminal
import Testing

@testable import Views

struct PageScrollTests {
  private func page(_ count: Int) -> [StyledText] { (1...count).map { StyledText("\($0)") } }

  /// Moves, and returns what is seen then.
  private func seen(
    _ scroll: inout PageScroll, height: Int, of count: Int, after move: (inout PageScroll) -> Void
  ) -> [String] {
    move(&scroll)
    return scroll.lines(height: height) { _ in page(count) }.map(\.plain)
  }

  @Test func `a page stops at both ends and says which part is seen`() {
    var scroll = PageScroll()
    let first = scroll.lines(height: 3) { _ in page(5) }.map(\.plain)
    #expect(first == ["1", "2", "3"] && scroll.isScrollable && scroll.visibleLines == 1...3)
    for _ in 0..<9 { scroll.move(by: 1) }
    let last = scroll.lines(height: 3) { _ in page(5) }.map(\.plain)
    #expect(last == ["3", "4", "5"] && scroll.visibleLines == 3...5)
    #expect(seen(&scroll, height: 3, of: 5) { $0.move(by: -1) } == ["2", "3", "4"])
    #expect(seen(&scroll, height: 3, of: 5) { $0.move(byScreens: -1) } == ["1", "2", "3"])
    #expect(seen(&scroll, height: 3, of: 5) { $0.moveToEnd() } == ["3", "4", "5"])
    #expect(seen(&scroll, height: 3, of: 5) { $0.moveToTop() } == ["1", "2", "3"])
    #expect(scroll.isAtTop)
  }

  @Test func `a screen is turned with one line that stays`() {
    var scroll = PageScroll()
    _ = scroll.lines(height: 5) { _ in page(20) }
    #expect(seen(&scroll, height: 5, of: 20) { $0.move(byScreens: 1) }.first == "5")
  }

  @Test func `a page keeps its place on a resize, also by way of a screen that shows all of it`() {
    var scroll = PageScroll()
    func resized(_ height: Int, _ page: [StyledText]) -> String? {
      scroll.resize()
      return scroll.lines(height: height) { _ in page }.first?.plain
    }
    let wrapped = page(30).flatMap { [$0, StyledText("and more")] }
    _ = scroll.lines(height: 5) { _ in page(30) }
    scroll.move(by: 12)
    #expect(scroll.lines(height: 5) { _ in page(30) }.first?.plain == "13")
    #expect(resized(5, wrapped) == "13")
    #expect(resized(80, wrapped) == "1")
    #expect(resized(6, page(30)) == "13")
    scroll.move(by: 1)
    #expect(scroll.lines(height: 6) { _ in page(30) }.first?.plain == "14")
    #expect(resized(5, page(30)) == "14")
  }

  @Test func `a short page fills its room, and is asked for again once it is at its top`() {
    var scroll = PageScroll()
    scroll.move(by: 4)
    var asked: [Bool] = []
    let lines = scroll.lines(height: 3) { isAtTop in
      asked.append(isAtTop)
      return page(2)
    }.map(\.plain)
    #expect(lines == ["1", "2", ""])
    #expect(asked == [false, true] && !scroll.isScrollable)
  }
}
