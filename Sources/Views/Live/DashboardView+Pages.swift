import Entities
import Terminal
import ViewModels

extension DashboardView {
  /// The page that covers the rows: help, or one city.
  func drawPage(_ regions: ScreenRegions) {
    let first = regions.heading ?? regions.body.lowerBound
    let height = pageHeight(regions)
    var lines = pageLines(height: height)
    let wanted = min(pageTop, max(lines.count - height, 0))
    if wanted != pageTop || stale.contains(.body) { stale.insert(.lines) }
    if wanted != pageTop {
      pageTop = wanted
      // At its top the page of the picture is another one.
      lines = pageLines(height: height)
    }
    pageLength = lines.count
    for offset in 0..<height {
      let line = lines.indices.contains(pageTop + offset) ? lines[pageTop + offset] : StyledText()
      write(line.truncated(to: screen.columns, ellipsis: appearance.ellipsis), first + offset)
    }
  }

  func pageHeight(_ regions: ScreenRegions) -> Int {
    max(regions.body.upperBound - (regions.heading ?? regions.body.lowerBound), 0)
  }

  private func pageLines(height: Int) -> [StyledText] {
    switch mode {
    case .help: return HelpPage(appearance: appearance, width: screen.columns).lines
    case .city:
      guard let row = model.selected.value else { return [] }
      return CityPage(appearance: appearance, width: screen.columns, height: height).lines(
        row, units: model.units.value, now: model.minute.value)
    case .picture: return picturePage(height: height)
    case .table, .adding, .finding, .removing: return []
    }
  }

  /// What the status line says below a page: its keys, and which part of it is seen.
  func pageStatus(_ regions: ScreenRegions) -> StyledText {
    let words = appearance.words.live
    let height = pageHeight(regions)
    guard pageLength > height else { return hint(words.pageKeys) }
    let position = words.position(pageTop + 1, min(pageTop + height, pageLength), pageLength)
    return hint("\(position)  \(words.pageKeys)")
  }

  func open(_ page: LiveMode) {
    pageTop = 0
    mode = page
  }

  func pressInPage(_ key: Key) -> Outcome {
    if let lines = scrolling(by: key) {
      scrollPage(by: lines)
      return .stay
    }
    switch key.code {
    case .escape, .enter, .backspace, .character("q"): mode = .table
    case .character("?"): mode == .help ? mode = .table : open(.help)
    case .character("i"): mode == .picture ? mode = .table : open(.picture)
    case .character("j"), .character("k"): model.moveSelection(by: key.code == .character("j") ? 1 : -1)
    case .character(let character) where "utrp".contains(character): setOrRefresh(character)
    default: break
    }
    if mode == .city { becomeStale(.body) }
    return .stay
  }

  /// By how many lines a key scrolls a page, or `nil` if it does something else.
  private func scrolling(by key: Key) -> Int? {
    let height = max(pageHeight(regions) - 1, 1)
    switch key.code {
    case .up: return -1
    case .down: return 1
    case .pageUp, .character("b"): return -height
    case .pageDown, .character(" "): return height
    case .home, .character("g"): return -pageLength
    case .end, .character("G"): return pageLength
    // A city's page shows the next city instead.
    case .character("j") where mode != .city: return 1
    case .character("k") where mode != .city: return -1
    default: return nil
    }
  }

  func scrollPage(by lines: Int) {
    pageTop = max(pageTop + lines, 0)
    becomeStale([.body, .lines])
  }
}
