/// A mouse button or wheel over a cell.
package struct MouseEvent: Hashable, Sendable {
  /// What happened.
  package enum Action: Hashable, Sendable {
    /// A button went down: 0 left, 1 middle, 2 right.
    case press(button: Int)
    case release(button: Int)
    case wheelUp
    case wheelDown
    /// The mouse moved, or a wheel turned sideways.
    case other
  }

  /// What happened.
  package var action: Action
  /// The cell it happened over.
  package var position: CellPosition
  /// What was held with it.
  package var modifiers: KeyModifiers

  /// An event over a cell.
  package init(_ action: Action, at position: CellPosition, _ modifiers: KeyModifiers = []) {
    self.action = action
    self.position = position
    self.modifiers = modifiers
  }
}
