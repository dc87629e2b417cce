package import Terminal

/// A screen that is redrawn until the user leaves it: the live table or the list of pictures.
package protocol LiveView: AnyObject {
  /// Handles a key, a click, a reply of the terminal or another event, and says whether to stay or to quit.
  func handle(_ event: TerminalEvent) -> LiveOutcome
  /// The bytes that bring the terminal up to date; empty if nothing changed.
  func frame() -> [UInt8]
  /// Adopts a new size; the next frame redraws everything.
  func resize(to size: TerminalSize)
  /// Makes the next frame redraw everything, since something else wrote to the terminal.
  func forget()
}

extension Screen {
  /// Writes a line, as far as it fits, over a row or some columns of it, and blanks after it.
  mutating func write(_ line: StyledText, row: Int, columns: Range<Int>? = nil) {
    let columns = columns ?? 0..<self.columns
    let used = canvas.write(line, row: row, column: columns.lowerBound, width: columns.count)
    if used < columns.count { canvas.clear(row: row, columns: columns.lowerBound + used..<columns.upperBound) }
  }
}
