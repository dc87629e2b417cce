import Testing

@testable import Terminal

@Suite struct TmuxPassthroughTests {
  @Test func `every escape is doubled`() {
    let wrapped = Array("\u{1B}_Ga=q\u{1B}\\".utf8).throughTmux
    #expect(String(decoding: wrapped, as: UTF8.self) == "\u{1B}Ptmux;\u{1B}\u{1B}_Ga=q\u{1B}\u{1B}\\\u{1B}\\")
  }
}
