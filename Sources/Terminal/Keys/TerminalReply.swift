/// What a terminal answers to a question, or tells by itself.
package enum TerminalReply: Hashable, Sendable {
  /// DA1: the numbers of its abilities; 4 is sixel graphics.
  case deviceAttributes([Int])
  /// XTVERSION: its name and version.
  case version(String)
  /// OSC 11: the background colour.
  case background(red: UInt8, green: UInt8, blue: UInt8)
  /// The size of one cell in pixels.
  case cellSize(CellPixels)
  /// The size of the whole text area in pixels.
  case windowPixels(width: Int, height: Int)
  /// The answer to a kitty graphics command.
  case kittyGraphics(isOK: Bool)
  /// The theme is dark or light, or has just become so.
  case colorScheme(isDark: Bool)
  /// The cursor's place, from 0.
  case cursorPosition(CellPosition)
}
