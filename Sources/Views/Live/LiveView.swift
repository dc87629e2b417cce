package import Terminal

/// A screen that is redrawn until the user leaves it: the live table, the list of pictures.
package protocol LiveView: AnyObject {
  /// Handles an event.
  func handle(_ event: TerminalEvent) -> LiveOutcome
  /// The bytes that bring the screen up to date; empty if nothing changed.
  func frame() -> [UInt8]
  /// Adopts a new size; the next frame redraws everything.
  func resize(to size: TerminalSize)
  /// Drops what is known of the terminal's contents, since something else wrote to it; the next frame redraws everything.
  func forget()
}
