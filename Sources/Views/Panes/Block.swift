import Terminal

/// A part of what a pane or a page says, in forms from full to brief: what is not whole is not begun.
struct Block {
  let worth: Int
  let forms: [[StyledText]]

  init(_ worth: Int, _ forms: [StyledText]...) { (self.worth, self.forms) = (worth, forms) }

  init(_ worth: Int, forms: [[StyledText]]) { (self.worth, self.forms) = (worth, forms) }

  /// The blocks that fit in a height, in the order they were given: those of most worth are chosen first, each in the
  /// fullest form there is room for.
  static func fitted(_ blocks: [Block], height: Int) -> [[StyledText]] {
    var chosen = [[StyledText]](repeating: [], count: blocks.count)
    var left = height
    for index in blocks.indices.sorted(by: { blocks[$0].worth > blocks[$1].worth }) {
      chosen[index] = blocks[index].forms.first { $0.count <= left } ?? []
      left -= chosen[index].count
    }
    return chosen.filter { !$0.isEmpty }
  }
}
