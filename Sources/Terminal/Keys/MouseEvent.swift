/// A click or a turn of the wheel over a cell.
package struct MouseEvent: Hashable, Sendable {
  /// What was done with the mouse.
  package enum Action: Hashable, Sendable {
    /// The left button was pressed.
    case click
    /// The wheel was turned by one notch.
    case wheelUp, wheelDown
  }

  package let action: Action
  /// The cell under the pointer.
  package let position: CellPosition

  package init(_ action: Action, at position: CellPosition) { (self.action, self.position) = (action, position) }
}
