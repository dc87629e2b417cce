/// An event of a terminal session.
package enum TerminalEvent: Hashable, Sendable {
  case key(Key)
  /// Pasted text on one line, without control characters and with single blanks.
  case paste(String)
  case mouse(MouseEvent)
  case reply(TerminalReply)
  /// The window was resized: redraw everything.
  case resized(TerminalSize)
  /// The program is in the foreground again after a stop: redraw everything.
  case resumed
  /// A terminal that was too slow has caught up: the next frame may be drawn.
  case drained
  /// The terminal is gone or can't be written to any more. It has been restored, and this event is the last.
  case ended
}
