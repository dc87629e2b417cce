import Entities
import Terminal

/// A line that names keys, and the columns where a click presses one.
struct KeyLine: Styled {
  private(set) var text: StyledText
  /// The columns of each key and its hint, from the left.
  private(set) var targets: [(columns: Range<Int>, key: Key)] = []
  let appearance: Appearance

  /// A line that begins with a text that names no keys.
  init(_ appearance: Appearance, _ text: StyledText = StyledText()) {
    (self.appearance, self.text) = (appearance, text)
  }

  /// Whether the line has no visible text.
  var isBlank: Bool { text.plain.allSatisfy(\.isWhitespace) }

  /// Adds a hint, after a gap unless it is the first text. A click on a key's name presses it, one on the words the
  /// first key.
  mutating func append(_ keys: [Key.Code], _ hint: String) {
    if !isBlank { append("  ") }
    let names = keys.map { words($0.name) }
    let gap = names.allSatisfy { appearance.replacingSymbols(in: $0).count == 1 } ? "" : " "
    for (index, key) in keys.enumerated() { append((index > 0 ? gap : "") + names[index], pressing: key) }
    append(" " + hint, pressing: keys.first)
  }

  private mutating func append(_ text: String, pressing key: Key.Code? = nil) {
    let start = self.text.displayWidth
    self.text.extend(appearance.replacingSymbols(in: text), theme.quiet)
    if let key { targets.append((start..<self.text.displayWidth, Key(key))) }
  }

  /// The line preceded by another text.
  func preceded(by start: StyledText) -> KeyLine {
    var line = self
    let shift = start.displayWidth
    line.text = start + text
    line.targets = targets.map { ($0.columns.lowerBound + shift..<$0.columns.upperBound + shift, $0.key) }
    return line
  }

  /// The line followed by another text, whose end is at column `width`.
  func followed(by end: StyledText, width: Int) -> KeyLine {
    var line = self
    line.text = text.padded(to: width - end.displayWidth) + end
    return line
  }

  /// The key that a click at a column presses; `nil` beside the hints.
  func key(at column: Int) -> Key? { targets.first { $0.columns.contains(column) }?.key }
}
