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
    let start = bytes.count
    appendSequence(from: nil, to: &bytes)
    guard let pen else { return }
    let end = bytes.count
    appendSequence(from: pen, to: &bytes)
    let isResetShorter = end - start < bytes.count - end
    bytes.removeSubrange(isResetShorter ? end..<bytes.count : start..<end)
  }

  /// Appends the SGR sequence (ECMA-48, 8.3.117) that turns on, turns off or replaces what differs from the pen; `nil`
  /// for one that begins with a reset, which for the plain style is `CSI m` alone.
  private func appendSequence(from pen: Style?, to bytes: inout [UInt8]) {
    bytes += "\u{1B}[".utf8
    if pen == nil, self != .plain { bytes.append(code: 0) }
    let pen = pen ?? .plain
    let changed = attributes.symmetricDifference(pen.attributes)
    if changed.contains(.bold) { bytes.append(code: attributes.contains(.bold) ? 1 : 22) }
    if changed.contains(.reverse) { bytes.append(code: attributes.contains(.reverse) ? 7 : 27) }
    if foreground != pen.foreground { foreground.appendCodes(base: 30, to: &bytes) }
    if background != pen.background { background.appendCodes(base: 40, to: &bytes) }
    if bytes.last == UInt8(ascii: ";") { bytes.removeLast() }
    bytes.append(UInt8(ascii: "m"))
  }
}

extension Color {
  /// Appends the SGR codes of the colour; `base` is 30 for the foreground and 40 for the background.
  fileprivate func appendCodes(base: UInt8, to bytes: inout [UInt8]) {
    switch self {
    case .standard: bytes.append(code: base + 9)
    case .ansi(let index): bytes.append(code: (index & 8 == 0 ? base : base + 60) + (index & 7))
    case .palette(let index): for code in [base + 8, 5, index] { bytes.append(code: code) }
    case .rgb(let color): for code in [base + 8, 2, color.red, color.green, color.blue] { bytes.append(code: code) }
    }
  }
}

extension [UInt8] {
  /// Appends an SGR code and the semicolon that separates it from the next.
  fileprivate mutating func append(code: UInt8) {
    append(decimal: Int(code))
    append(UInt8(ascii: ";"))
  }
}
