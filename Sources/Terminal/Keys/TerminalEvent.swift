/// What comes from a terminal, in order.
package enum TerminalEvent: Hashable, Sendable {
  case key(Key)
  /// Text pasted as a whole, without control characters; line breaks and tabs are single blanks.
  case paste(String)
  case mouse(MouseEvent)
  /// The window got or lost the keyboard.
  case focus(Bool)
  case reply(TerminalReply)
  /// The window has another size: draw everything anew.
  case resized(TerminalSize)
  /// The program is in the foreground again after a stop: draw everything anew.
  case resumed
  /// A terminal that was too slow has caught up: the next frame may be drawn.
  case drained
  /// The terminal is given back, and nothing more will come.
  case ended(TerminalEnding)
}
