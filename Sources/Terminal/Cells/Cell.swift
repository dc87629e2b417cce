/// One cell of the grid: a glyph and its style. A wide glyph takes two cells, the second of width 0.
package struct Cell: Equatable, Sendable {
  package let glyph: Character
  /// The glyph's style; for a blank, only the parts that are visible.
  package let style: Style
  /// Columns of the glyph: 1 or 2; 0 for the second half of a wide one.
  package let width: UInt8
  /// Whether terminals disagree about the glyph's width; see ``DisplayWidth/isUncertain(_:)``.
  let hasUncertainWidth: Bool

  init(_ glyph: Character, style: Style, width: UInt8) {
    (self.glyph, self.width) = (glyph, width)
    self.style = glyph == " " ? style.onBlank : style
    hasUncertainWidth = DisplayWidth.isUncertain(glyph)
  }

  /// A blank in the plain style.
  package static let blank = Cell(" ", style: .plain, width: 1)

  /// A cell of unknown contents; it differs from every cell that can be drawn.
  static let unknown = Cell("\0", style: .plain, width: 1)

  /// A blank in a style, of which only the visible parts matter.
  static func blank(_ style: Style) -> Cell { Cell(" ", style: style, width: 1) }

  /// The second half of a wide glyph. Its own glyph is never drawn, and isn't a blank so that the style remains whole.
  static func continuation(_ style: Style) -> Cell { Cell("\u{3000}", style: style, width: 0) }

  /// Whether it is a plain blank, which `CSI K` (erase to the end of the line) leaves with a plain pen.
  var isErasable: Bool { glyph == " " && style == .plain }

  /// The columns to the next cell to draw, which skips the second half of a wide glyph.
  var advance: Int { max(1, Int(width)) }

  /// Whether a pen draws it the same as `reduced`, its style as the terminal can show it. For a blank, only the pen's
  /// visible part matters.
  func isDrawn(by pen: Style, as reduced: Style) -> Bool { pen == reduced || (glyph == " " && pen.onBlank == reduced) }
}
