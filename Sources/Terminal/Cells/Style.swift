/// The colours and attributes of a piece of text.
package struct Style: Hashable, Sendable {
  /// The colour of the glyph.
  package var foreground: Color
  /// The colour of the ground.
  package var background: Color
  /// Bold, underline and the like.
  package var attributes: TextAttributes

  /// A style; without arguments the plain one.
  package init(
    _ foreground: Color = .standard, on background: Color = .standard, _ attributes: TextAttributes = []
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  /// The terminal's default colours without attributes.
  package static let plain = Style()
  /// The default colours in bold.
  package static let bold = Style(.standard, .bold)
  /// The default colours, dimmed.
  package static let dim = Style(.standard, .dim)
  /// The default colours, underlined.
  package static let underline = Style(.standard, .underline)
  /// The default colours, exchanged.
  package static let reverse = Style(.standard, .reverse)

  /// The same style with more attributes.
  package func adding(_ more: TextAttributes) -> Style {
    Style(foreground, on: background, attributes.union(more))
  }

  /// The same style on another ground.
  package func on(_ background: Color) -> Style { Style(foreground, on: background, attributes) }

  /// The closest style that a terminal of `depth` can show.
  package func reduced(to depth: ColorDepth) -> Style {
    Style(foreground.reduced(to: depth), on: background.reduced(to: depth), attributes)
  }

  /// What of the style shows on a blank: its ground, underline and reverse.
  var onBlank: Style {
    let visible = attributes.intersection(.visibleOnBlank)
    return Style(visible.isEmpty ? .standard : foreground, on: background, visible)
  }
}
