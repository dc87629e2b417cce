/// Lines of ASCII text, broken at spaces.
enum Wrapping {
  /// The text in lines of at most 78 columns.
  static func wrapped(_ text: String) -> String { lines(text, width: 78).joined(separator: "\n") }

  /// The lines of a text; what stands in brackets without a blank inside stays together, a longer word stands alone.
  static func lines(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, line.count + 1 + word.count > width {
        lines.append(line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    return lines + (line.isEmpty ? [] : [line])
  }
}
