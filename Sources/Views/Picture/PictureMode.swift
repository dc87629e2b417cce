package import Terminal

/// How pictures are drawn on a terminal.
package nonisolated enum PictureMode: Equatable, Sendable {
  /// Pixels in kitty's graphics protocol; inside tmux, wrapped to pass through it.
  case kitty(isInsideTmux: Bool)
  /// Files as iTerm2's inline images; inside tmux, wrapped to pass through it.
  case iTerm(isInsideTmux: Bool)
  /// Pixels in at most 255 colours, in the sixel format of DEC's terminals.
  case sixel
  /// Half blocks in the terminal's colours.
  case blocks(ColorDepth)
  /// ASCII characters by brightness, without colours.
  case ascii
  /// No drawing; a description replaces the picture.
  case none
}
