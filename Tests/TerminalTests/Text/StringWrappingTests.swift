import Terminal
import Testing

struct StringWrappingTests {
  @Test func `prose breaks at blanks`() {
    #expect("the quick brown fox".wrapped(to: 10) == ["the quick", "brown fox"])
    #expect("the  quick".wrapped(to: 80) == ["the quick"])
  }

  @Test func `a longer word is cut`() {
    #expect("a abcdefghij b".wrapped(to: 4) == ["a", "abcd", "efgh", "ij b"])
  }

  @Test func `ideographs break anywhere but not before punctuation`() {
    #expect("東京は晴れ。".wrapped(to: 6) == ["東京は", "晴れ。"])
    #expect("東京晴。".wrapped(to: 6) == ["東京", "晴。"])
  }

  @Test func `line breaks stay`() {
    #expect("a\n\nb".wrapped(to: 5) == ["a", "", "b"])
    #expect("".wrapped(to: 5) == [""])
  }

  @Test func `no line is wider than asked and no character is lost`() {
    var random = Generator(seed: 5)
    for _ in 0..<300 {
      let text = (0..<random.number(0...6)).map { _ in random.plainText() }.joined(separator: " ")
      let width = random.number(-1...20)
      let lines = text.wrapped(to: width)
      #expect(lines.allSatisfy { $0.displayWidth <= max(2, width) })
      #expect(lines.joined().filter { $0 != " " } == text.filter { $0 != " " })
    }
  }
}
