import Terminal

/// The scroll position of a page.
struct PageScroll: Equatable {
  /// The index of the first line shown.
  private(set) var top = 0
  /// The page's number of lines when it was last shown.
  private(set) var length = 0
  /// The number of lines there was room for then.
  private(set) var height = 0
  /// Where the user last scrolled to, to find it again after a change of size; `nil` until the page is next drawn there.
  private var anchor: Anchor?
  /// Whether the size changed since the page was last drawn.
  private var isResized = false

  /// A line of a page, to be found in another layout of the same page.
  private struct Anchor: Equatable {
    let line: Int
    /// The page's number of lines when it was laid out.
    let length: Int
    /// Its first six characters other than blanks.
    let beginning: String

    init(line: Int, of page: [StyledText]) {
      self.line = line
      length = page.count
      beginning = Self.beginning(page[line])
    }

    private static func beginning(_ line: StyledText) -> String { String(line.plain.filter { $0 != " " }.prefix(6)) }

    /// The index in another layout of the line nearest to the same share of the page that begins alike, or of the one at that
    /// share if none does. At the top, or if the page is as long as before, it is the same index.
    func line(in page: [StyledText]) -> Int {
      guard line > 0, page.count != length else { return line }
      let share = Int((Double(line * page.count) / Double(length)).rounded())
      let alike = page.indices.filter { !beginning.isEmpty && Self.beginning(page[$0]) == beginning }
      return alike.min { abs($0 - share) < abs($1 - share) } ?? share
    }
  }

  var isAtTop: Bool { top == 0 }
  /// Whether the page has more lines than fit.
  var isScrollable: Bool { length > height }
  /// The visible lines, counted from 1.
  var shown: ClosedRange<Int> { top + 1...max(min(top + height, length), top + 1) }

  /// Scrolls by some lines; a position beyond the end is corrected when the page is drawn.
  mutating func move(by lines: Int) { move(to: max(top + lines, 0)) }

  private mutating func move(to line: Int) {
    top = line
    anchor = nil
  }

  /// Notes that the screen's size changed, so that the page, laid out anew, shows the same part of its text.
  mutating func resize() { isResized = true }

  /// Scrolls by screenfuls that overlap by a line.
  mutating func move(byScreens screens: Int) { move(by: screens * max(height - 1, 1)) }

  mutating func move(toEnd isEnd: Bool) { move(to: isEnd ? length : 0) }

  /// The lines to draw, exactly as many as there is room for. If the page turns out to be at its top, its lines are requested
  /// again, since a picture is drawn differently there.
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
    if anchor == nil, page.indices.contains(top) { anchor = Anchor(line: top, of: page) }
    return (0..<max(height, 0)).map { page.indices.contains(top + $0) ? page[top + $0] : StyledText() }
  }
}
