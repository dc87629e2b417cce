import Terminal
import Testing

struct StringFittingTests {
  @Test(arguments: [
    ("Seoul", 5, "Seoul"), ("Seoul", 4, "Seo…"), ("Seoul", 1, "…"), ("Seoul", 0, ""), ("Seoul", -1, ""),
    ("서울특별시", 5, "서울…"), ("서울특별시", 4, "서…"), ("New York", 5, "New…"), ("", 3, ""),
  ])
  func `text is cut to columns with an ellipsis`(text: String, columns: Int, cut: String) {
    #expect(text.truncated(to: columns) == cut)
    #expect(cut.displayWidth <= max(0, columns))
  }

  @Test func `in ASCII a tilde replaces what is cut`() {
    #expect("Seoul".truncated(to: 4, ellipsis: .ascii) == "Seo~")
  }

  @Test func `text is padded by columns, not characters`() {
    #expect("서울".padded(to: 6) == "서울  ")
    #expect("서울".padded(to: 6, .right) == "  서울")
    #expect("abc".padded(to: 2) == "abc")
    #expect("서울시".fitted(to: 4) == "서… ")
  }
}
