import Terminal

/// Facts in columns, with their labels and their values aligned.
struct FactGrid: Styled {
  let facts: [CityPage.Fact]
  let appearance: Appearance

  /// Blanks between two columns.
  private static let gap = 3

  /// As many facts as fit in columns of `height` lines, filled from top to bottom, and the facts that don't fit.
  func lines(height: Int, width: Int) -> (lines: [StyledText], rest: [CityPage.Fact]) {
    var (lines, next) = ([StyledText](), 0)
    let height = max(height, 1)
    while next < facts.count {
      let column = self.column(facts[next..<min(next + height, facts.count)])
      let needed = lines.isEmpty ? column.width : lines.width + Self.gap + column.width
      guard needed <= width else { break }
      lines = lines.isEmpty ? column : lines.beside(column, gap: Self.gap)
      next += height
    }
    return (lines, Array(facts.dropFirst(next)))
  }

  /// All facts in as few lines as possible; if not even one column fits, as ``list(width:)``.
  func lines(width: Int) -> [StyledText] {
    let layouts = (1...max(facts.count, 1)).lazy.map { lines(height: $0, width: width) }
    return layouts.first { $0.rest.isEmpty }?.lines ?? list(width: width)
  }

  /// Facts below each other, with long values wrapped to the right of their labels in the style they begin with.
  func list(width: Int) -> [StyledText] {
    facts.flatMap { fact -> [StyledText] in
      let label = label(of: fact, among: facts[...], gap: 2)
      let room = max(width - label.displayWidth, 8)
      if fact.value.displayWidth <= room { return [label + fact.value] }
      let style = fact.value.spans.first?.style ?? .plain
      return [label].beside(words.wrapped(fact.value.plain, to: room).map { StyledText($0, style) }, gap: 0)
    }
  }

  private func column(_ facts: ArraySlice<CityPage.Fact>) -> [StyledText] {
    facts.map { label(of: $0, among: facts, gap: 1) + $0.value }
  }

  /// A fact's label, padded so that the values of these facts line up; a fact without a label takes the whole width.
  private func label(of fact: CityPage.Fact, among facts: ArraySlice<CityPage.Fact>, gap: Int) -> StyledText {
    fact.label.isEmpty ? StyledText() : StyledText(fact.label.padded(to: facts.map(\.label).width + gap), theme.quiet)
  }
}
