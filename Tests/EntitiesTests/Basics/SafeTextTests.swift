import Testing
import World

@testable import Entities

struct SafeTextTests {
  @Test(arguments: ["", "Seoul", "Portland, Maine", "서울", "Москва", "São Paulo", "東京 「夜」", "กรุงเทพมหานคร", "🌞", "हिन्दी"])
  func `ordinary text stays as it is`(text: String) {
    #expect(SafeText.line(text) == text)
    #expect(SafeText.prose(text) == text)
  }

  @Test(arguments: [
    ("C0", "a\u{0}b\u{7}\u{8}\u{1B}[31mc", "ab[31mc"), ("DEL", "a\u{7F}b", "ab"),
    ("C1", "a\u{80}\u{9B}31m\u{9F}b", "a31mb"),
    ("bidi", "a\u{202E}b\u{2066}c\u{2069}\u{200E}\u{200F}\u{61C}d", "abcd"),
    ("zero width", "a\u{200B}\u{200C}\u{200D}\u{2060}\u{FEFF}\u{AD}b", "ab"),
    ("other format", "a\u{2061}\u{206F}\u{FFF9}\u{FFFB}\u{E0001}\u{E0041}\u{110BD}b", "ab"),
    ("unassigned", "a\u{378}\u{FFFFF}\u{FFFF}b", "ab"), ("private use", "a\u{E000}\u{F8FF}\u{10FFFD}b", "ab"),
    ("variation selectors", "\u{2764}\u{FE0F}\u{E0100}", "\u{2764}"),
    ("invisible fillers", "a\u{34F}\u{115F}\u{3164}\u{180E}b", "ab"),
    ("spaces", "\u{A0}a \u{3000}\t\u{2009} b  ", "a b"),
    ("breaks", "\r\na\u{B}\u{C}\u{85}\u{2028}\u{2029}\n\tb\n", "a b"),
    ("leading mark", "\u{301}\u{301}a", "a"), ("replacement", "a\u{FFFD}b", "a\u{FFFD}b"),
    ("CRLF", "a\r\nb", "a b"), ("emoji family", "👨‍👩‍👧", "👨👩👧"),
  ])
  func `a line holds nothing that moves or hides`(kind: String, text: String, expected: String) {
    #expect(SafeText.line(text) == expected, "\(kind)")
  }

  @Test func `paragraphs stay in prose, once`() {
    #expect(SafeText.prose(" one \r\n\r\n two\u{2029}three \u{85}\t four\n\n") == "one\ntwo\nthree\nfour")
  }

  @Test func `marks are four at most to a base, as words of some languages need`() {
    #expect(Array(SafeText.line("a\u{301}\u{302}\u{303}\u{304}\u{305}b\u{301}").unicodeScalars).count == 7)
    for word in ["ก\u{E35}\u{E48}", "चीज़ों", "မြို့"] { #expect(SafeText.line(word) == word) }
  }

  @Test(arguments: [
    ("abcdef", 4, "abc…"), ("abcd", 4, "abcd"), ("ab cd", 4, "ab…"), ("e\u{301}xyz", 3, "e\u{301}…"),
    ("xe\u{301}z", 3, "x…"), ("abc", 1, "…"), ("abc", 0, ""), ("서울특별시", 3, "서울…"),
  ])
  func `a long text ends in an ellipsis`(text: String, limit: Int, expected: String) {
    #expect(SafeText.line(text, limit: limit) == expected)
  }

  @Test func `bytes that are no UTF-8 are replaced`() {
    #expect(SafeText.line(bytes: [0x41, 0xFF, 0x9B, 0x42]) == "A\u{FFFD}\u{FFFD}B")
    #expect(SafeText.line(bytes: Array(repeating: 0x41, count: 10_000), limit: 5) == "AAAA…")
  }

  @Test func `no scalar of Unicode brings a control, format or unassigned one through`() {
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let text = SafeText.line("a\(scalar)b")
      for scalar in text.unicodeScalars where scalar != " " {
        switch scalar.properties.generalCategory {
        case .control, .format, .unassigned, .privateUse, .surrogate, .lineSeparator, .paragraphSeparator,
          .spaceSeparator:
          Issue.record("U+\(String(value, radix: 16)) passed")
        default: break
        }
      }
    }
  }

  @Test func `cleaning twice changes nothing more`() {
    var generator = SplitMix(seed: 1)
    for _ in 0..<2000 {
      let scalars = (0..<12).compactMap { _ in Unicode.Scalar(UInt32.random(in: 0...0x3100, using: &generator)) }
      let once = SafeText.prose(String(String.UnicodeScalarView(scalars)), limit: 8)
      #expect(SafeText.prose(once, limit: 8) == once)
    }
  }
}
