import Testing

@testable import CommandLine

struct SpellingTests {
  @Test(arguments: [
    ("ad", "add"), ("lsit", "list"), ("removee", "remove"), ("confg", "config"), ("kity", "city"),
    ("comp", "completions"),
    ("zzz", nil), ("", nil), ("x", nil), (String(repeating: "a", count: 50), nil),
  ])
  func `the nearest word is near`(_ typed: String, _ nearest: String?) {
    #expect(Spelling.nearest(to: typed, among: CommandDefinition.listed.map(\.name)) == nearest)
  }
}
