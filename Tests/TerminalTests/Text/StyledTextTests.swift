import Terminal
import Testing

struct StyledTextTests {
  private let text = StyledText("Seoul ", .bold) + StyledText("8.4°", Style(.ansi(3)))

  @Test func `styles are printed with the shortest changes and reset at the end`() {
    #expect(text.printed(depth: .ansi16) == "\u{1B}[1mSeoul \u{1B}[0;33m8.4°\u{1B}[m")
  }

  @Test func `without colours there is no escape sequence`() {
    #expect(text.printed(depth: .none) == "Seoul 8.4°")
  }

  @Test func `controls are never printed`() {
    #expect(StyledText("a\u{1B}[2J\u{9B}b\n", .bold).printed(depth: .none) == "a[2Jb")
  }

  @Test func `text is cut and padded across spans`() {
    #expect(text.displayWidth == 10)
    #expect(text.truncated(to: 8).plain == "Seoul 8…")
    #expect(text.truncated(to: 6).plain == "Seoul…")
    #expect(text.truncated(to: 0).plain == "")
    #expect(text.fitted(to: 12, .right).plain == "  Seoul 8.4°")
  }

  @Test func `any text is cut to at most the columns asked for`() {
    var random = Generator(seed: 9)
    for _ in 0..<300 {
      var text = StyledText()
      for _ in 0..<random.number(0...4) { text.append(random.plainText(), random.style()) }
      let width = random.number(-1...30)
      #expect(text.truncated(to: width).displayWidth <= max(0, width))
      #expect(text.fitted(to: width).displayWidth == max(0, width))
    }
  }
}
