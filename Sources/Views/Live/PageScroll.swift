import Terminal

/// The scroll position of a page. After a resize, the page shows the same text as before.
struct PageScroll: Equatable {
  /// The index of the first line shown.
  private(set) var top = 0
  /// The number of lines of the page when it was last drawn.
  private(set) var length = 0
  /// The number of lines that there was room for then.
  private(set) var height = 0
  /// The top line of the first frame after the user last scrolled; `nil` until that is drawn.
  private var anchor: Anchor?
  /// Whether the size changed since the page was last drawn.
  private var isResized = false

  /// A line of a page, to be found in another layout of the same page.
  private struct Anchor: Equatable {
    /// The line's index.
    let line: Int
    /// The number of lines of the page.
    let length: Int
    /// The line's ``beginning(of:)``.
    let beginning: String

    /// The first six characters of a line other than blanks.
    static func beginning(of line: StyledText) -> String { String(line.plain.filter { $0 != " " }.prefix(6)) }

    /// The index of the line in another layout: among the lines that begin alike, the one nearest to where the line
    /// would be in proportion to the page, or that place itself if none does. The top and equal lengths need no search.
    func line(in page: [StyledText]) -> Int {
      guard line > 0, page.count != length else { return line }
      let proportional = Int((Double(line * page.count) / Double(length)).rounded())
      let alike = page.indices.filter { !beginning.isEmpty && Self.beginning(of: page[$0]) == beginning }
      return alike.min { abs($0 - proportional) < abs($1 - proportional) } ?? proportional
    }
  }

  var isAtTop: Bool { top == 0 }
  /// Whether the page has more lines than fit.
  var isScrollable: Bool { length > height }
  /// The visible lines, counted from 1.
  var visibleLines: ClosedRange<Int> { top + 1...max(min(top + height, length), top + 1) }

  /// Scrolls by some lines, down if positive; a position beyond the end is corrected when the page is drawn.
  mutating func move(by lines: Int) { move(to: max(top + lines, 0)) }

  /// Scrolls by screenfuls that overlap by a line.
  mutating func move(byScreens screens: Int) { move(by: screens * max(height - 1, 1)) }

  mutating func moveToTop() { move(to: 0) }

  /// Scrolls to the last screenful.
  mutating func moveToEnd() { move(to: length) }

  private mutating func move(to line: Int) { (top, anchor) = (line, nil) }

  /// Makes the page, laid out for a new size, show the same part of its text.
  mutating func resize() { isResized = true }

  /// The `height` lines to draw, blank below the page's end. `lines` makes the whole page, and again if the page is too
  /// short for the position, so that it is back at its top.
  mutating func lines(height: Int, of lines: (_ isAtTop: Bool) -> [StyledText]) -> [StyledText] {
    var page = lines(isAtTop)
    if isResized, let anchor { top = anchor.line(in: page) }
    isResized = false
    let wanted = min(top, max(page.count - height, 0))
    if wanted != top {
      top = wanted
      if isAtTop { page = lines(true) }
    }
    (length, self.height) = (page.count, height)
    if anchor == nil, page.indices.contains(top) {
      anchor = Anchor(line: top, length: page.count, beginning: Anchor.beginning(of: page[top]))
    }
    return (0..<max(height, 0)).map { page.indices.contains(top + $0) ? page[top + $0] : StyledText() }
  }
}
