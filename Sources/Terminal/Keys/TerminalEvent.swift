/// An event of a terminal session.
package enum TerminalEvent: Hashable, Sendable {
  case key(Key)
  /// Text pasted as a whole, without control characters; line breaks and tabs are single blanks.
  case paste(String)
  case mouse(MouseEvent)
  case reply(TerminalReply)
  /// The window was resized: redraw everything.
  case resized(TerminalSize)
  /// The program is in the foreground again after a stop: redraw everything.
  case resumed
  /// A terminal that was too slow has caught up: the next frame may be drawn.
  case drained
  /// The terminal is gone, or its output isn't read any more. It has been given back, and nothing more will come.
  case ended
}
