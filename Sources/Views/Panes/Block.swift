import Terminal

/// A block of lines of a pane or page, in forms from full to brief, each shown whole or not at all.
struct Block {
  /// Blocks of higher priority are chosen first.
  let priority: Int
  /// From full to brief. An empty form always fits and hides the block, and so does having none that fits.
  let forms: [[StyledText]]

  init(_ priority: Int, _ forms: [StyledText]...) { self.init(priority, forms: forms) }

  init(_ priority: Int, forms: [[StyledText]]) { (self.priority, self.forms) = (priority, forms) }

  /// The blocks that fit in a height, in order, each in the fullest form that fits.
  static func fitted(_ blocks: [Block], height: Int) -> [[StyledText]] {
    var chosen = [[StyledText]](repeating: [], count: blocks.count)
    var remaining = height
    for index in blocks.indices.sorted(by: { blocks[$0].priority > blocks[$1].priority }) {
      chosen[index] = blocks[index].forms.first { $0.count <= remaining } ?? []
      remaining -= chosen[index].count
    }
    return chosen.filter { !$0.isEmpty }
  }
}
