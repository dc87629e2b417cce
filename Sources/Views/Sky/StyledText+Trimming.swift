import Terminal

extension StyledText {
  /// The text without blanks at its end, which are only bytes where it is printed.
  func trimmingTrailingBlanks() -> StyledText {
    var line = self
    while let last = line.spans.last {
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
