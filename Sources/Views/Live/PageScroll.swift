import Terminal

/// Which part of a page that is longer than its room is seen.
struct PageScroll: Equatable {
  /// The first line shown.
  private(set) var top = 0
  /// How many lines the page had when it was shown last.
  private(set) var length = 0
  /// The lines there were for it.
  private(set) var height = 0
  /// Where the person left the page; `nil` once they moved on.
  private var place: Place?
  private var isResized = false

  /// A line of a page as it was laid out.
  private struct Place: Equatable {
    let line: Int
    let length: Int
    /// What the line begins with, by which it is found in another layout.
    let beginning: String

    init(line: Int, of page: [StyledText]) {
      self.line = line
      length = page.count
      beginning = Self.beginning(page[line])
    }

    private static func beginning(_ line: StyledText) -> String { String(line.plain.filter { $0 != " " }.prefix(6)) }

    /// The line of another layout that begins likewise, else the one in the same part of the page.
    func line(in page: [StyledText]) -> Int {
      guard line > 0, page.count != length else { return line }
      let share = Int((Double(line * page.count) / Double(length)).rounded())
      let likewise = page.indices.filter { !beginning.isEmpty && Self.beginning(page[$0]) == beginning }
      return likewise.min { abs($0 - share) < abs($1 - share) } ?? share
    }
  }

  var isAtTop: Bool { top == 0 }
  /// Whether there is more than fits.
  var isLonger: Bool { length > height }
  /// The lines seen, counted from 1.
  var shown: ClosedRange<Int> { top + 1...max(min(top + height, length), top + 1) }

  /// Moves the page; beyond its end it stops when it is shown.
  mutating func move(by lines: Int) { move(to: max(top + lines, 0)) }

  private mutating func move(to line: Int) {
    top = line
    place = nil
  }

  /// The screen has another size: the page, laid out anew, shows the same part of it when it is drawn.
  mutating func resize() { isResized = true }

  mutating func move(byScreens screens: Int) { move(by: screens * max(height - 1, 1)) }

  mutating func move(toEnd isEnd: Bool) { move(to: isEnd ? length : 0) }

  /// The lines to draw, exactly as many as there is room for. The page is asked for again where it turns out to be at its
  /// top, since a picture is drawn differently there.
  mutating func lines(height: Int, of lines: (_ isAtTop: Bool) -> [StyledText]) -> [StyledText] {
    var page = lines(isAtTop)
    if isResized, let place { top = place.line(in: page) }
    isResized = false
    let wanted = min(top, max(page.count - height, 0))
    if wanted != top {
      top = wanted
      if isAtTop { page = lines(true) }
    }
    (length, self.height) = (page.count, height)
    if place == nil, page.indices.contains(top) { place = Place(line: top, of: page) }
    return (0..<max(height, 0)).map { page.indices.contains(top + $0) ? page[top + $0] : StyledText() }
  }
}
