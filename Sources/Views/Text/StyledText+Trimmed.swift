package import Terminal

extension StyledText {
  /// The text without blanks at its end, which are only bytes where a line is printed.
  package var trimmed: StyledText {
    var line = self
    while let last = line.spans.last, last.style.background == .standard {
      var text = last.text
      while text.last == " " { text.removeLast() }
      guard text.isEmpty else {
        line.spans[line.spans.count - 1].text = text
        break
      }
      line.spans.removeLast()
    }
    return line
  }
}
