/// The size of one cell in pixels.
package struct CellPixels: Hashable, Sendable {
  /// Pixels across, 2–256, and down, 4–256.
  package let width, height: Int

  /// A size; `nil` if a number is out of range, since some terminals report sizes that no cell has.
  package init?(width: Int, height: Int) {
    guard (2...256).contains(width), (4...256).contains(height) else { return nil }
    (self.width, self.height) = (width, height)
  }
}
