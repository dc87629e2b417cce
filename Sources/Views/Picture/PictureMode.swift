package import Terminal

/// How pictures are drawn on a terminal.
package nonisolated enum PictureMode: Equatable, Sendable {
  /// Pixels by the graphics protocol of kitty; inside tmux, wrapped to pass through it.
  case kitty(isInsideTmux: Bool)
  /// Files by the inline images of iTerm2; inside tmux, wrapped to pass through it.
  case iTerm(isInsideTmux: Bool)
  /// Pixels in at most 255 colours, in the sixel format of DEC's terminals.
  case sixel
  /// Half blocks in the colours the terminal has.
  case blocks(ColorDepth)
  /// ASCII characters by brightness, without colours.
  case ascii
  /// Not at all; a description replaces the picture.
  case none
}
