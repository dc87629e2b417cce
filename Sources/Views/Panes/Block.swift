import Terminal

/// A block of lines of a pane or page, in forms from full to brief, each shown whole or not at all.
struct Block {
  let worth: Int
  let forms: [[StyledText]]

  init(_ worth: Int, _ forms: [StyledText]...) { (self.worth, self.forms) = (worth, forms) }

  init(_ worth: Int, forms: [[StyledText]]) { (self.worth, self.forms) = (worth, forms) }

  /// The blocks that fit in a height, in order. Those of most worth are chosen first, each in the fullest form that fits.
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
