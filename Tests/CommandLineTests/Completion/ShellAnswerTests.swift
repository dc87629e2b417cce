import Entities
import Testing

@testable import CommandLine

/// What each shell is answered; the shells themselves are asked in `CompletionTests` of the program.
struct ShellAnswerTests {
  private func answer(_ shell: Shell, _ arguments: [String], _ words: String...) -> String {
    shell.answer(to: arguments, translating: \.english) { _ in
      .words(words.map { .init(word: $0, summary: Phrase("sign: \"x\"")) })
    }
  }

  @Test func `bash is answered with what replaces the end of its line`() {
    #expect(answer(.bash, ["skydash city New\\ Y", "New\\ Y"], "New York") == "New\\ York\n")
    #expect(answer(.bash, ["skydash city \"New Y", "New Y"], "New $York!") == "New \\$York\"\\!\"\n")
    #expect(answer(.bash, ["skydash city 'New Y", "New Y"], "New Y'ork") == "New Y'\\''ork\n")
    #expect(answer(.bash, ["skydash --units=celsius,k", "celsius,k"], "--units=celsius,kmh") == "celsius,kmh\n")
    #expect(answer(.bash, ["skydash --city=", ""], "--city=A:b") == "A:b\n")
    #expect(Shell.bash.answer(to: ["skydash --config ", ""], translating: \.english) { _ in .files } == ":files\n")
  }

  @Test func `a quote with a mark after it, which make one character, is a quote to a shell`() {
    func scalars(_ text: String) -> [Unicode.Scalar] { Array(text.unicodeScalars) }
    let name = "x'\u{301};id"
    #expect(scalars(answer(.bash, ["skydash city 'x", "x"], name)) == scalars("x'\\''\u{301};id\n"))
    #expect(scalars(answer(.bash, ["skydash city x", "x"], "x;\u{301}id")) == scalars("x\\;\u{301}id\n"))
    #expect(
      scalars(answer(.bash, ["skydash city \"x", "x"], "x\"\u{301}`\u{301}")) == scalars("x\\\"\u{301}\\`\u{301}\n"))
    #expect(scalars(answer(.nushell, ["a"], "\"\u{301}")).count { $0 == "\\" } >= 4)
  }

  @Test func `the line of bash is read as bash reads it`() {
    #expect(ShellLine(#"skydash add 'New Y'"ork" \"x "#).words == ["skydash", "add", "New York", "\"x", ""])
    #expect(ShellLine(#"skydash "a\b\"c"#).words == ["skydash", #"a\b"c"#])
    #expect(ShellLine(#"skydash  rename '' "" "#).words == ["skydash", "rename", "", "", ""])
    #expect(ShellLine(#" skydash a\ b"#).words == ["skydash", "a b"])
    #expect(ShellLine("skydash add\t서울\u{3000}역\u{A0}앞").words == ["skydash", "add", "서울\u{3000}역\u{A0}앞"])
    #expect(ShellLine(#"skydash "a"#).openQuote == "\"")
    #expect(ShellLine(#"skydash 'a'"#).openQuote == nil)
  }

  @Test func `zsh and fish are answered with words and what they are`() {
    #expect(answer(.zsh, ["add", ""], #"A:b\c"#) == #"A\:b\\c:sign: "x""# + "\n")
    #expect(answer(.fish, ["add", "'New"], "New York") == "New York\tsign: \"x\"\n")
  }

  @Test func `nushell is answered in JSON, with quotes around what it would divide`() {
    #expect(
      answer(.nushell, ["a"], "km", #"New "Y""#) == #"""
        [{"value":"km","description":"sign: \"x\""},{"value":"\"New \\\"Y\\\"\"","description":"sign: \"x\""}]

        """#)
    #expect(Shell.nushell.answer(to: [""], translating: \.english) { _ in .files } == "null\n")
    let answer = Shell.nushell.answer(to: ["city", "\"New Y"], translating: \.english) { words in
      .words([.init(word: words.last ?? "")])
    }
    #expect(answer.contains(#"\"New Y\""#))
  }
}
