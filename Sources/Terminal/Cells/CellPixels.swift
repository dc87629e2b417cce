/// The size of one cell in pixels.
package struct CellPixels: Hashable, Sendable {
  /// Pixels across, 1–1000.
  package let width: Int
  /// Pixels down, 1–1000.
  package let height: Int

  /// A size, or `nil` unless both numbers are 1–1000.
  package init?(width: Int, height: Int) {
    guard (1...1000).contains(width), (1...1000).contains(height) else { return nil }
    (self.width, self.height) = (width, height)
  }
}
