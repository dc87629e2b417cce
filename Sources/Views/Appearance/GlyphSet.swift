/// Which signs a screen may use.
package nonisolated enum GlyphSet: Sendable {
  /// Signs every UTF-8 terminal draws in the same width.
  case unicode
  case ascii
  /// Words instead of signs, for screen readers and logs.
  case words
}
