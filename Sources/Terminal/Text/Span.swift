/// Text in one style.
package struct Span: Hashable, Sendable {
  /// The text.
  package var text: String
  /// Its style.
  package var style: Style

  package init(_ text: String, _ style: Style = .plain) { (self.text, self.style) = (text, style) }
}
