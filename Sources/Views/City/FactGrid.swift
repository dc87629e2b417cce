import Terminal

/// Facts in columns, with their labels and values aligned.
struct FactGrid: Styled {
  let facts: [CityPage.Fact]
  let appearance: Appearance

  /// Blanks between two columns.
  private static let gap = 3

  /// As many facts as fit in columns of `height` lines, filled from top to bottom.
  ///
  /// - Returns: The lines, and the facts that don't fit.
  func lines(_ height: Int, width: Int) -> (lines: [StyledText], rest: [CityPage.Fact]) {
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

  /// All facts in as few lines as possible.
  func all(width: Int) -> [StyledText] {
    for height in 1..<max(facts.count, 2) {
      let (lines, rest) = lines(height, width: width)
      if rest.isEmpty { return lines }
    }
    let lines = column(facts[...])
    return lines.width <= width ? lines : list(width: width)
  }

  /// Facts below each other, with long values wrapped to the right of their labels.
  func list(width: Int) -> [StyledText] {
    let indent = facts.map(\.label).width + 2
    return facts.flatMap { fact -> [StyledText] in
      let style = fact.value.spans.first?.style ?? .plain
      let lines = words.wrapped(fact.value.plain, to: max(width - indent, 8))
      return lines.enumerated().map { index, line in
        let label = index == 0 ? fact.label : ""
        return StyledText(label.padded(to: indent), theme.quiet) + StyledText(line, style)
      }
    }
  }

  private func column(_ facts: ArraySlice<CityPage.Fact>) -> [StyledText] {
    let indent = facts.map(\.label).width + 1
    return facts.map { fact in
      // A fact without a label takes the whole width.
      fact.label.isEmpty ? fact.value : StyledText(fact.label.padded(to: indent), theme.quiet) + fact.value
    }
  }
}
