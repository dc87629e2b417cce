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

/// A click or a turn of the wheel over a cell.
package struct MouseEvent: Hashable, Sendable {
  /// The kind of a mouse event.
  package enum Action: Hashable, Sendable {
    /// The left button went down.
    case click
    case wheelUp
    case wheelDown
  }

  /// What happened.
  package var action: Action
  /// The cell it happened over.
  package var position: CellPosition

  /// An event over a cell.
  package init(_ action: Action, at position: CellPosition) {
    self.action = action
    self.position = position
  }
}
