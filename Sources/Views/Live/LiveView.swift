package import Terminal

/// A screen that is redrawn until the user leaves it: the live table, the list of pictures.
package protocol LiveView: AnyObject {
  /// Handles an event.
  func handle(_ event: TerminalEvent) -> LiveOutcome
  /// The bytes that bring the screen up to date; empty if nothing changed.
  func frame() -> [UInt8]
  /// Redraws everything in a new size.
  func resize(to size: TerminalSize)
  /// Redraws everything, since something else wrote to the terminal.
  func forget()
}
