import Terminal

/// Which part of a page that is longer than its room is seen.
struct PageScroll: Equatable {
  /// The first line shown.
  private(set) var top = 0
  /// How many lines the page had when it was shown last.
  private(set) var length = 0
  /// The lines there were for it.
  private(set) var height = 0

  var isAtTop: Bool { top == 0 }
  /// Whether there is more than fits.
  var isLonger: Bool { length > height }
  /// The lines seen, counted from 1.
  var shown: ClosedRange<Int> { top + 1...max(min(top + height, length), top + 1) }

  /// Moves the page; beyond its end it stops when it is shown.
  mutating func move(by lines: Int) { top = max(top + lines, 0) }

  /// Moves as an action asks.
  ///
  /// - Returns: Whether it is one that moves pages.
  mutating func move(by action: KeyAction) -> Bool {
    let screen = max(height - 1, 1)
    switch action {
    case .up, .previous: move(by: -1)
    case .down, .next: move(by: 1)
    case .pageUp: move(by: -screen)
    case .pageDown: move(by: screen)
    case .first: top = 0
    case .last: top = length
    default: return false
    }
    return true
  }

  /// The lines to draw, exactly as many as there is room for. The page is asked for again where it turns out to be at its
  /// top, since a picture is drawn differently there.
  mutating func lines(height: Int, of lines: (_ isAtTop: Bool) -> [StyledText]) -> [StyledText] {
    var page = lines(isAtTop)
    let wanted = min(top, max(page.count - height, 0))
    if wanted != top {
      top = wanted
      if isAtTop { page = lines(true) }
    }
    (length, self.height) = (page.count, height)
    return (0..<max(height, 0)).map { page.indices.contains(top + $0) ? page[top + $0] : StyledText() }
  }
}
