/// Text in one style.
package struct Span: Hashable, Sendable {
  /// What is written.
  package var text: String
  /// How it is written.
  package var style: Style

  /// Text in a style, by default the plain one.
  package init(_ text: String, _ style: Style = .plain) {
    self.text = text
    self.style = style
  }
}
