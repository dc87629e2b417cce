extension PictureDrawing {
  /// The text that draws the picture on empty lines of its own and leaves the cursor below them.
  package nonisolated var printed: String {
    let draw = String(decoding: bytes, as: UTF8.self)
    guard placeholders.isEmpty else { return draw + placeholders.map { " \($0)\n" }.joined() }
    // The lines first, so that nothing scrolls while the picture is drawn over them.
    let down = String(repeating: "\n", count: rows)
    return "\(down)\u{1B}[\(rows)A\u{1B}[2G\u{1B}7\(draw)\u{1B}8\r\u{1B}[\(rows)B"
  }
}
