import Entities
import Essentials
import Testing

@testable import CommandLine

struct HostileArgumentsTests {
  static let hostile = [
    "", " ", "-", "--", "---", "--=", "=", "-=", "-\u{1B}", "--\u{1B}[2J", "\u{0}", "\u{7F}\u{9B}31m",
    "\u{202E}\u{2066}",
    "\u{200B}", "\u{FEFF}", "{", "}", "{{", "{}}", "{{{", "99999999999999999999", "-99999999999999999999", "1e999",
    "NaN",
    "0x10", "\u{0661}0m", "９", "👩‍👩‍👧‍👦", "e\u{301}", "\u{1F1F0}\u{1F1F7}", "%s%n", "$(reboot)", "'\"\\",
    String(repeating: "a", count: 10_000), String(repeating: "\u{1B}", count: 10_000),
    String(repeating: "{", count: 10_001), String(repeating: "-", count: 10_000), String(repeating: ",", count: 4_000),
    String(repeating: "e\u{301}", count: 5_000),
  ]

  @Test(arguments: hostile)
  func `nothing typed anywhere traps or reaches the terminal`(_ text: String) {
    for name in [nil] + CommandDefinition.all.map(Optional.some) {
      let command = name.map { [$0.name] } ?? []
      check(command + [text])
      check([text] + command)
      check(command + ["--", text, text])
      // The options of one command stand for all: they are read before the command matters.
      for option in name == .show ? CommandDefinition.options : name?.ownOptions ?? [] {
        check(command + [option.spelling, text])
        check(command + ["\(option.spelling)=\(text)"])
      }
    }
    for key in Setting.configurable { check(["config", "set", key.key, text]) }
  }

  @Test func `many arguments are read in a line's time`() {
    check(["remove"] + Array(repeating: "Seoul", count: 20_000))
    check(Array(repeating: "--json", count: 20_000))
  }

  private func check(_ arguments: [String]) {
    do throws(UsageError) {
      _ = try Invocation(arguments)
    } catch {
      let sentence = error.sentence.english
      #expect(sentence.unicodeScalars.allSatisfy { $0.isPrintable })
      #expect(!sentence.isEmpty)
      #expect(sentence.unicodeScalars.count < 1000)
    }
  }

  @Test(arguments: [[], ["city"], ["--city"], ["sky", "Seoul", "--next"], ["sky", "--at"]])
  func `an argument of more than 4096 bytes is refused wherever it is`(words: [String]) {
    let error = #expect(throws: UsageError.self) { try Invocation(words + [String(repeating: "a", count: 4097)]) }
    #expect(error?.sentence.english.hasPrefix("an argument is longer than") == true)
  }

  @Test func `what no terminal should be sent is spelt out`() {
    #expect("a\u{1B}b".quoted == "'a\\u{1B}b'")
    #expect("서울".quoted == "'서울'")
    #expect(String(repeating: "서", count: 61).quoted == "'\(String(repeating: "서", count: 60))...'")
    #expect(String(repeating: "서", count: 60).quoted == "'\(String(repeating: "서", count: 60))'")
  }

  @Test func `a name has at most 200 characters`() throws {
    let longest = String(repeating: "n", count: 200)
    #expect(try Invocation(["city", longest]).command == .city(longest))
    #expect(throws: UsageError.self) { try Invocation(["city", longest + "n"]) }
  }
}
