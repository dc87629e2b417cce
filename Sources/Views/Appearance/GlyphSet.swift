/// The characters that may be drawn besides letters.
package nonisolated enum GlyphSet: Sendable {
  /// Characters that every UTF-8 terminal draws with the same width.
  case unicode
  /// ASCII characters.
  case ascii
  /// Words instead of signs, for screen readers and logs.
  case words
}
