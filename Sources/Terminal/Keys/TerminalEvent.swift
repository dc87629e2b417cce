/// What comes from a terminal, in order.
package enum TerminalEvent: Hashable, Sendable {
  case key(Key)
  /// Text pasted as a whole, without control characters; line breaks and tabs are single blanks.
  case paste(String)
  case mouse(MouseEvent)
  case reply(TerminalReply)
  /// The window has another size: draw everything anew.
  case resized(TerminalSize)
  /// The program is in the foreground again after a stop: draw everything anew.
  case resumed
  /// A terminal that was too slow has caught up: the next frame may be drawn.
  case drained
  /// The terminal is gone, or the output is not read any more: it is given back, and nothing more will come.
  case ended
}

/// A click or a turn of the wheel over a cell.
package struct MouseEvent: Hashable, Sendable {
  /// What happened.
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
