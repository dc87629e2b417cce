/// The colours and attributes of a piece of text.
package struct Style: Hashable, Sendable {
  /// The colour of the glyph.
  package var foreground: Color
  /// The colour behind the glyph.
  package var background: Color
  /// Bold and reverse.
  package var attributes: TextAttributes

  /// A style; without arguments the plain one.
  package init(_ foreground: Color = .standard, on background: Color = .standard, _ attributes: TextAttributes = []) {
    (self.foreground, self.background, self.attributes) = (foreground, background, attributes)
  }

  /// The terminal's default colours without attributes.
  package static let plain = Style()
  /// The default colours in bold.
  package static let bold = Style(.standard, .bold)

  /// The same style with more attributes.
  package func adding(_ more: TextAttributes) -> Style { Style(foreground, on: background, attributes.union(more)) }

  /// The same style on another background.
  package func on(_ background: Color) -> Style { Style(foreground, on: background, attributes) }

  /// The closest style that a terminal of `depth` can show.
  package func reduced(to depth: ColorDepth) -> Style {
    Style(foreground.reduced(to: depth), on: background.reduced(to: depth), attributes)
  }

  /// The part of the style that shows on a blank: the background, and reverse with its foreground.
  var onBlank: Style {
    let visible = attributes.intersection(.reverse)
    return Style(visible.isEmpty ? .standard : foreground, on: background, visible)
  }

  /// Appends the shortest `CSI … m` that turns `pen` (`nil` if unknown) into this style; nothing if they are equal.
  func appendChange(from pen: Style?, to bytes: inout [UInt8]) {
    guard pen != self else { return }
    let reset = Self.sequence(of: resetCodes)
    let change = pen.map { Self.sequence(of: changeCodes(from: $0)) } ?? reset
    bytes += change.count <= reset.count ? change : reset
  }

  /// The codes of a reset followed by this style; none for the plain one, since `CSI m` is a reset.
  private var resetCodes: [UInt8] { self == .plain ? [] : [0] + changeCodes(from: .plain) }

  /// The SGR codes (ECMA-48, 8.3.117) that turn on, turn off or replace what differs from the pen.
  private func changeCodes(from pen: Style) -> [UInt8] {
    var codes: [UInt8] = []
    let changed = attributes.symmetricDifference(pen.attributes)
    if changed.contains(.bold) { codes.append(attributes.contains(.bold) ? 1 : 22) }
    if changed.contains(.reverse) { codes.append(attributes.contains(.reverse) ? 7 : 27) }
    if foreground != pen.foreground { codes += foreground.codes(base: 30) }
    if background != pen.background { codes += background.codes(base: 40) }
    return codes
  }

  private static func sequence(of codes: [UInt8]) -> [UInt8] {
    var bytes = Array("\u{1B}[".utf8)
    for (index, code) in codes.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ";")) }
      bytes.append(decimal: Int(code))
    }
    return bytes + [UInt8(ascii: "m")]
  }
}

extension Color {
  /// The SGR codes of the colour; `base` is 30 for the foreground and 40 for the background.
  fileprivate func codes(base: UInt8) -> [UInt8] {
    switch self {
    case .standard: [base + 9]
    case .ansi(let index): [index & 8 == 0 ? base + (index & 7) : base + 60 + (index & 7)]
    case .palette(let index): [base + 8, 5, index]
    case .rgb(let color): [base + 8, 2, color.red, color.green, color.blue]
    }
  }
}
