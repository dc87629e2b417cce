import World

@testable import Terminal

extension EmulatedScreen {
  /// A terminal full of rubbish, since nothing may be assumed about it, with auto-wrap off as a session leaves it.
  static func rubbish(
    columns: Int, rows: Int, width: @escaping @Sendable (Character) -> Int = { DisplayWidth.of($0) }
  ) -> EmulatedScreen {
    var screen = EmulatedScreen(columns: columns, rows: rows, width: width)
    let line = String(repeating: "#", count: columns)
    let lines = (1...rows).map { "\u{1B}[\($0)H\(line)" }.joined()
    screen.feed(Array("\u{1B}[?7l\u{1B}[31;43m\(lines)\u{1B}[m\u{1B}[H".utf8))
    return screen
  }

  /// The first place that differs from what the canvas shows at a depth, as text; nil if all are equal.
  func difference(from canvas: Canvas, depth: ColorDepth = .trueColor, ignoringUncertain: Bool = false) -> String? {
    if let failure { return failure }
    if scrolls > 0 { return "scrolled" }
    for row in 0..<rows {
      for column in 0..<columns {
        let wanted = canvas[row, column]
        let shown = places[row * columns + column]
        if ignoringUncertain, wanted.hasUncertainWidth || wanted.width == 0 { continue }
        let isSame =
          shown.width == Int(wanted.width) && (wanted.width == 0 || shown.text == wanted.glyph)
          && shown.style == wanted.style.reduced(to: depth).codes(isBlank: wanted.glyph == " ")
        if !isSame { return "row \(row), column \(column): \(shown) instead of \(wanted)" }
      }
    }
    return nil
  }
}

extension Style {
  /// The style as the codes that ``EmulatedScreen`` notes for a place.
  func codes(isBlank: Bool = false) -> String {
    let shown = isBlank ? onBlank : self
    let attributes: [(TextAttributes, Int)] = [(.bold, 1), (.reverse, 7)]
    let numbers = attributes.filter { shown.attributes.contains($0.0) }.map { "\($0.1)" }
    return ([shown.foreground.code(base: 30), shown.background.code(base: 40)] + numbers)
      .filter { !$0.isEmpty }.joined(separator: ";")
  }
}

extension Color {
  /// The code of the colour of glyphs (base 30) or of the ground (base 40).
  fileprivate func code(base: Int) -> String {
    switch self {
    case .standard: ""
    case .ansi(let number): "\(base + Int(number) + (number < 8 ? 0 : 52))"
    case .palette(let number): "\(base + 8):5:\(number)"
    case .rgb(let color): "\(base + 8):2:\(color.red):\(color.green):\(color.blue)"
    }
  }
}
