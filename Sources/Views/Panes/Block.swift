import Terminal

/// A block of a pane, shown in the fullest of its forms that fits whole, or not at all.
struct Block {
  /// Blocks of higher priority get their lines first.
  let priority: Int
  /// The lines of each form, from full to brief. An empty form always fits and hides the block.
  let forms: [[StyledText]]

  /// The lines of the blocks that fit in a height together, in the given order.
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
