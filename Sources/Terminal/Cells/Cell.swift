/// One place of the grid: a glyph and its style.
///
/// A wide glyph takes its own cell and a following one of width 0 that holds nothing.
package struct Cell: Equatable, Sendable {
  /// The glyph.
  package let character: Character
  /// How the glyph is drawn; of a blank only what shows.
  package let style: Style
  /// Columns of the glyph: 1 or 2, and 0 for the second half of a wide one.
  package let width: UInt8
  /// Whether terminals disagree about the glyph's width.
  let isDoubtful: Bool

  init(_ character: Character, style: Style, width: UInt8, isDoubtful: Bool = false) {
    self.character = character
    self.style = character == " " ? style.onBlank : style
    self.width = width
    self.isDoubtful = isDoubtful
  }

  /// An empty cell without style.
  package static let blank = Cell(" ", style: .plain, width: 1)

  /// A cell that no terminal shows: it differs from all others.
  static let unknown = Cell("\0", style: .plain, width: 1)

  static func blank(_ style: Style) -> Cell { Cell(" ", style: style, width: 1) }

  /// The second half of a wide glyph.
  static func continuation(_ style: Style) -> Cell { Cell("\u{3000}", style: style, width: 0) }

  /// Whether `CSI K` draws the cell.
  var isErasable: Bool { character == " " && style == .plain }
}

/// A place in the grid, counted from 0.
package struct CellPosition: Hashable, Sendable {
  /// The row from 0 at the top.
  package var row: Int
  /// The column from 0 at the left.
  package var column: Int

  /// The place in a row and a column, both from 0.
  package init(row: Int, column: Int) {
    self.row = row
    self.column = column
  }
}
